import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './disclosure.example.tsx';
import { Disclosure } from './disclosure.tsx';

it('shows its panel on a press, closes by Escape, outside and from within', () => {
  const onOpen = vi.fn();
  render(
    <>
      <Disclosure label="Bell" panelLabel="News" onOpen={onOpen}>
        {(close) => (
          <button type="button" onClick={close}>
            Close
          </button>
        )}
      </Disclosure>
      <p>Elsewhere</p>
    </>,
  );
  const bell = screen.getByRole('button', { name: 'Bell' });
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(bell);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(bell.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('region', { name: 'News' })).toBeDefined();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(bell);
  fireEvent.click(bell);
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent.click(bell);
  const closing = screen.getByRole('button', { name: 'Close' });
  closing.focus();
  fireEvent.click(closing);
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(bell);
});

it('passes the axe rules on names, roles and order, closed and open', async () => {
  render(<Example />);
  await expectNoAxeViolations();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('region')).toBeTruthy();
  await expectNoAxeViolations();
});
