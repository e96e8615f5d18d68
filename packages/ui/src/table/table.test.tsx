import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './table.example.tsx';
import { Table } from './table.tsx';

it('has a caption, column heads and named lines', () => {
  render(
    <Table
      caption="Blood pressure"
      lines={[{ day: 'Monday', systolic: 134 }]}
      lineKey={(line) => line.day}
      columns={[
        { key: 'day', head: 'Day', cell: (line) => line.day },
        { key: 'systolic', head: 'Systolic', figure: true, cell: (line) => line.systolic },
      ]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Blood pressure' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((h) => h.textContent)).toEqual([
    'Day',
    'Systolic',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Monday' })).toBeTruthy();
  expect(screen.getByRole('cell').textContent).toBe('134');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
