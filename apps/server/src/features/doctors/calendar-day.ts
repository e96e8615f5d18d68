import type { CalendarDay } from '@hafi/base/calendar-day';
import { instantAt, weekdayOf } from '@hafi/base/kigali-time';
import { type HolidayName, holidayOn } from './holidays.ts';

/** What a diary needs to know of a day. */
export interface DayFacts {
  readonly date: CalendarDay;
  /** Monday = 1 to Sunday = 7. */
  readonly weekday: number;
  /** The instant of its first moment in Kigali, in ms. */
  readonly midnight: number;
  readonly holiday: HolidayName | null;
}

/** The horizon's days, twice over; more are asked for only by who tries odd dates. */
const mostKnown = 200;
const known = new Map<CalendarDay, DayFacts>();

/**
 * The facts of a day, worked out once: a page of the directory looks at the same fortnight for each
 * of its doctors. Throws a RangeError on an invalid day.
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
