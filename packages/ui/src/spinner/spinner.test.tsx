import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './spinner.example.tsx';
import { Spinner } from './spinner.tsx';

it('says what is loading', () => {
  const { rerender } = render(<Spinner label="Loading doctors" />);
  expect(screen.getByRole('status').textContent).toBe('Loading doctors');
  rerender(<Spinner label="Loading doctors" labelShown size="large" />);
  expect(screen.getByRole('status').textContent).toBe('Loading doctors');
});

it('prints the words only when asked, and turns a ring that is only seen', () => {
  const { container, rerender } = render(<Spinner label="Loading doctors" />);
  const hidden = screen.getByText('Loading doctors').className;
  rerender(<Spinner label="Loading doctors" labelShown />);
  expect(screen.getByText('Loading doctors').className).not.toBe(hidden);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('[data-stitch="on"]')).toHaveLength(3);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
