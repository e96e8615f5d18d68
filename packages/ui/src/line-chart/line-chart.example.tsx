import { LineChart } from './line-chart.tsx';

const marks = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((label) => ({
  label,
  short: label.slice(0, 1),
}));

export function Example() {
  return (
    <LineChart
      label="Blood pressure, between 132 over 80 and 141 over 88"
      lines={[
        {
          name: 'Upper number',
          tone: 'earth',
          values: [132, null, 141, 136],
          spans: [null, null, [128, 154], null],
          usual: [110, 139],
        },
        { name: 'Lower number', tone: 'leaf', values: [80, null, 88, 84] },
      ]}
      marks={marks}
      usualLabel="Usual range"
      spanLabel="Lowest and highest of the day"
      format={String}
    />
  );
}
