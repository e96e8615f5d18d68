import { WeekGrid, WeekGridEntry, WeekGridFree } from './week-grid.tsx';

const free = (row: number, time: string) => ({
  key: time,
  row,
  span: 1,
  content: (
    <WeekGridFree aria-label={`${time}, free`}>
      <span>{time}</span>
    </WeekGridFree>
  ),
});

export function Example() {
  return (
    <WeekGrid
      caption="Calendar"
      times={['09:00', '09:30', '10:00', '10:30']}
      now={1}
      columns={[
        {
          key: 'mon',
          head: 'Mon 23',
          line: '1 visit',
          today: true,
          chosen: true,
          cells: [
            free(0, '09:00'),
            {
              key: 'visit',
              row: 1,
              span: 2,
              content: <WeekGridEntry tone="here">E. Mukamana</WeekGridEntry>,
            },
            free(3, '10:30'),
          ],
        },
        {
          key: 'tue',
          head: 'Tue 24',
          line: 'holiday',
          feast: true,
          cells: [{ key: 'closed', row: 0, span: 4, shut: true, content: 'Christmas Day' }],
        },
        {
          key: 'wed',
          head: 'Wed 25',
          cells: [
            free(0, '09:00'),
            free(1, '09:30'),
            {
              key: 'asked',
              row: 2,
              span: 1,
              content: <WeekGridEntry tone="asked">J. Uwamahoro</WeekGridEntry>,
            },
            free(3, '10:30'),
          ],
        },
      ]}
    />
  );
}
