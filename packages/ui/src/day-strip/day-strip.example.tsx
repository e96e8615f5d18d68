import { DayChip, DayStrip } from './day-strip.tsx';

export function Example() {
  return (
    <DayStrip label="Accepted by day">
      <DayChip href="#21" day="Mon 21" count={8} current />
      <DayChip href="#22" day="Tue 22" count={4} />
      <DayChip href="#25" day="Fri 25" count="Christmas" closed />
    </DayStrip>
  );
}
