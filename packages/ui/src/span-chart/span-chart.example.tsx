import { SpanChart } from './span-chart.tsx';

const spans = [[84, 138], [82, 141], null, [86, 144], [83, 139], [90, 147], [121, 182]] as const;

export function Example() {
  return (
    <SpanChart
      label="Blood pressure of seven days: 138/84 to 147/90, today 182/121"
      usual={{ low: 60, high: 139 }}
      hot={6}
      days={spans.map((span, day) => ({
        key: String(day),
        name: day === 6 ? 'Today' : 'Mon 16',
        span: span ? { low: span[0], high: span[1] } : null,
      }))}
    />
  );
}
