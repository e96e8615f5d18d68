import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './day-thread.example.tsx';

it('is a list in order of time, in which one row is now', () => {
  render(<Example />);
  const rows = screen.getAllByRole('listitem');
  const times = rows.map((row) => row.querySelector('time')?.textContent);
  expect(times).toEqual([...times].sort());
  expect(rows.filter((row) => row.getAttribute('aria-current') === 'time')).toHaveLength(1);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
