import type { CalendarDay } from '@hafi/base/calendar-day';
import { instantAt, weekdayOf } from '@hafi/base/kigali-time';
import { type HolidayName, holidayOn } from './holidays.ts';

/** Properties of a day that the schedule needs. */
export interface DayFacts {
  readonly date: CalendarDay;
  /** Monday = 1 to Sunday = 7. */
  readonly weekday: number;
  /** Its first instant in Kigali, in Unix milliseconds. */
  readonly midnight: number;
  readonly holiday: HolidayName | null;
}

/** Size of the cache: twice the booking horizon, in days. */
const mostKnown = 200;
const known = new Map<CalendarDay, DayFacts>();

/**
 * The properties of a day, cached, because a directory page checks the same two weeks for each
 * doctor. Throws a RangeError on an invalid day.
 */
export function factsOf(date: CalendarDay): DayFacts {
  const found = known.get(date);
  if (found) return found;
  const facts = {
    date,
    weekday: weekdayOf(date),
    midnight: instantAt(date, '00:00').getTime(),
    holiday: holidayOn(date),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(date, facts);
  return facts;
}
