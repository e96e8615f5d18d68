import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './week-grid.example.tsx';

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

it('is a table with days as columns and times as rows; what is longer covers its rows', () => {
  render(<Example />);
  expect(screen.getByRole('columnheader', { name: /Mon 23/ })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: '09:30' }).getAttribute('aria-current')).toBe(
    'time',
  );
  expect(screen.getByText('E. Mukamana').closest('td')?.rowSpan).toBe(2);
});

it('is walked by arrows, over what cannot be pressed', () => {
  render(<Example />);
  screen.getByText('E. Mukamana').focus();
  press('ArrowDown');
  expect(focused()).toBe('10:30, free');
  press('ArrowUp');
  expect(focused()).toBe('E. Mukamana');
  press('ArrowRight');
  expect(focused()).toBe('09:30, free');
  press('ArrowLeft');
  expect(focused()).toBe('E. Mukamana');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
