import { Table } from './table.tsx';

const lines = [
  { day: 'Monday', upper: 134, lower: 82 },
  { day: 'Tuesday', upper: 141, lower: 88 },
];

export function Example() {
  return (
    <Table
      caption="Blood pressure of this week"
      lines={lines}
      lineKey={(line) => line.day}
      columns={[
        { key: 'day', head: 'Day', cell: (line) => line.day },
        { key: 'upper', head: 'Upper', figure: true, cell: (line) => line.upper },
        { key: 'lower', head: 'Lower', figure: true, cell: (line) => line.lower },
      ]}
    />
  );
}
