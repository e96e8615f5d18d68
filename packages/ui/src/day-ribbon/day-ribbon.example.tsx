import { DayRibbon } from './day-ribbon.tsx';

const quarters = Array.from({ length: 12 }, (_, index) => {
  if (index < 2) return 'done' as const;
  if (index < 6) return 'booked' as const;
  return index < 8 ? ('free' as const) : ('shut' as const);
});

export function Example() {
  return <DayRibbon firstHour={8} quarters={quarters} now={3} />;
}
