import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './day-strip.example.tsx';

it('is a navigation whose links name day and number, one of them current', () => {
  render(<Example />);
  expect(screen.getByRole('navigation', { name: 'Accepted by day' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mon 21 8' }).getAttribute('aria-current')).toBe('date');
  expect(screen.getByRole('link', { name: 'Fri 25 Christmas' })).toBeTruthy();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
