import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './show-more.example.tsx';
import { ShowMore } from './show-more.tsx';

it('announces how much is shown, and leaves when all is', () => {
  const { rerender } = render(<ShowMore progress="20 of 57">Show more</ShowMore>);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  const said = screen.getByRole('status');
  rerender(
    <ShowMore progress="57 of 57" finished>
      Show more
    </ShowMore>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  // The same live region, so that its new text is announced.
  expect(screen.getByRole('status')).toBe(said);
  expect(said.textContent).toBe('57 of 57');
});

it('asks for more once while it is on the way', () => {
  const more = vi.fn();
  const { rerender } = render(<ShowMore onClick={more}>Show more</ShowMore>);
  fireEvent.click(screen.getByRole('button'));
  rerender(
    <ShowMore onClick={more} busy>
      Show more
    </ShowMore>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(more).toHaveBeenCalledOnce();
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
