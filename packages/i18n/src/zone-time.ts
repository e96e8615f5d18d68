import type { CalendarDay } from '@hafi/base/calendar-day';
import {
  type ClockTime,
  dayInKigali,
  instantAt,
  kigaliTimeZone,
  timeInKigali,
} from '@hafi/base/kigali-time';
import { dayInMs, minuteInMs } from '@hafi/base/time';

/** What calendar and clock show at one moment in one place. */
export interface WallClock {
  readonly day: CalendarDay;
  readonly time: ClockTime;
}

/** Day and time of an instant in an IANA time zone. Throws a RangeError on an unknown zone or no instant. */
export function wallClockIn(instant: Date, timeZone: string): WallClock {
  if (Number.isNaN(instant.getTime())) throw new RangeError('not an instant');
  if (timeZone === kigaliTimeZone) {
    return { day: dayInKigali(instant), time: timeInKigali(instant) };
  }
  const parts = new Map(
    zoneReader(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = parts.get('year')?.padStart(4, '0');
  return {
    day: `${year}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

/**
 * The instant at which a clock in the zone shows this day and time. A time that comes twice (clocks
 * put back) is its first pass, one that is skipped (put forward) as much later.
 * Throws a RangeError on an invalid day or time or an unknown zone.
 */
export function instantIn(day: CalendarDay, time: ClockTime, timeZone: string): Date {
  const asKigali = instantAt(day, time);
  // The offset of a day before and of a day after: they differ around a change of the clocks only.
  const tries = [-1, 1].map((side) => {
    const near = new Date(asKigali.getTime() + side * dayInMs);
    return new Date(asKigali.getTime() - aheadOfKigali(near, timeZone));
  });
  const [early, late] = tries.sort((one, other) => one.getTime() - other.getTime());
  const shows = (instant: Date | undefined) => {
    if (!instant) return false;
    const wall = wallClockIn(instant, timeZone);
    return wall.day === day && wall.time === time;
  };
  return (shows(early) ? early : late) ?? asKigali;
}

function aheadOfKigali(instant: Date, timeZone: string): number {
  const { day, time } = wallClockIn(instant, timeZone);
  const minute = Math.floor(instant.getTime() / minuteInMs) * minuteInMs;
  return instantAt(day, time).getTime() - minute;
}

const zoneReaders = new Map<string, Intl.DateTimeFormat>();

/** Intl gives digits here, never words, so the language data of the platform does not show. */
function zoneReader(timeZone: string): Intl.DateTimeFormat {
  const known = zoneReaders.get(timeZone);
  if (known) return known;
  const reader = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  zoneReaders.set(timeZone, reader);
  return reader;
}
