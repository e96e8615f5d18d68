import { type TimeZone, timeZones } from '@hafi/contract/accounts/time-zones';

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetOf(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const clock = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return Math.round((clock - at.getTime()) / 60_000);
}

/** Whether two zones show the same time in winter and in summer. */
const agree = (one: string, other: string) =>
  [new Date(Date.UTC(2026, 0, 15)), new Date(Date.UTC(2026, 6, 15))].every(
    (at) => offsetOf(one, at) === offsetOf(other, at),
  );

/**
 * The selectable zone of a browser's zone: itself, otherwise one with the same clock all year, on
 * the same continent if there is one (Amsterdam keeps the time of Brussels); null when none has.
 */
export function selectableZone(zone: string): TimeZone | null {
  const listed = timeZones.find((each) => each === zone);
  if (listed) return listed;
  try {
    const same = timeZones.filter((each) => agree(each, zone));
    const continent = zone.split('/')[0];
    return same.find((each) => each.split('/')[0] === continent) ?? same[0] ?? null;
  } catch {
    return null;
  }
}

/** The zone of this browser, as far as it says one. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
