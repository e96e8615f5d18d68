import {
  type CalendarDay,
  type ClockTime,
  dayInKigali,
  instantAt,
  timeInKigali,
} from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { dayInMs, minuteInMs } from '@hafi/base/time';

/** Calendar day and clock time at one instant in one time zone. */
export interface WallClock {
  readonly day: CalendarDay;
  readonly time: ClockTime;
}

/**
 * Day and time of an instant in an IANA time zone. Throws a RangeError on an unknown zone or an
 * invalid instant.
 */
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
 * The instant of this day and time in a zone. A time that occurs twice (clocks set back) means the
 * first; one that is skipped (set forward) moves later by as much. Throws a RangeError on an
 * invalid day or time or an unknown zone.
 */
export function instantIn(day: CalendarDay, time: ClockTime, timeZone: string): Date {
  const asKigali = instantAt(day, time);
  // The offsets of the day before and the day after; they differ only around a clock change.
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

/** Uses Intl for digits only, never for words, so the platform's language data does not matter. */
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
