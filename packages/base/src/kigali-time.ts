import { dayInMs, hourInMs, minuteInMs } from './time.ts';

/** A calendar day, written `YYYY-MM-DD`. */
export type CalendarDay = string;

/** A wall-clock time in Kigali, written `HH:MM` on the 24-hour clock. */
export type ClockTime = string;

const kigaliOffsetInMs = 2 * hourInMs;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** UTC midnight of a day in Unix milliseconds; NaN when the calendar does not have the day. */
function midnightOf(text: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return Number.NaN;
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript reads 30 February as 2 March.
  return date.getUTCDate() === Number(text.slice(8)) ? date.getTime() : Number.NaN;
}

/**
 * Whether the calendar has this day: 2028-02-29 exists, 2027-02-29 does not; 2027-2-1 is malformed.
 */
export function isCalendarDay(text: string): boolean {
  return !Number.isNaN(midnightOf(text));
}

/** Whether day arithmetic works on it: as {@link isCalendarDay}, from the year 1 on. */
export function isValidDay(text: string): boolean {
  return text >= '0001' && isCalendarDay(text);
}

/** Whether the text is a 24-hour time `HH:MM`, from `00:00` to `23:59`. */
export function isValidTime(text: string): boolean {
  return timePattern.test(text);
}

/** The instant at which a Kigali clock shows this day and time. Throws a RangeError if either is invalid. */
export function instantAt(day: CalendarDay, time: ClockTime): Date {
  if (!isValidTime(time)) throw new RangeError(`not a time HH:MM: ${time}`);
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return new Date(checkedMidnight(day) + minutes * minuteInMs - kigaliOffsetInMs);
}

/**
 * The span of a calendar day, from its midnight to the next. Throws a RangeError on an invalid day.
 */
export function spanOfDay(day: CalendarDay): { from: Date; before: Date } {
  return { from: instantAt(day, '00:00'), before: instantAt(addDays(day, 1), '00:00') };
}

/** The Kigali calendar day of this instant. */
export function dayInKigali(instant: Date): CalendarDay {
  return writtenDay(instant.getTime() + kigaliOffsetInMs);
}

/** The Kigali clock time of this instant, `HH:MM`, seconds cut off. */
export function timeInKigali(instant: Date): ClockTime {
  return new Date(instant.getTime() + kigaliOffsetInMs).toISOString().slice(11, 16);
}

/** Day of the week, Monday = 1 to Sunday = 7 (ISO 8601). Throws a RangeError on an invalid day. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(checkedMidnight(day)).getUTCDay() || 7;
}

/** The day `count` days later (earlier when negative). Throws a RangeError on an invalid day. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return writtenDay(checkedMidnight(day) + count * dayInMs);
}

/** Whole days from one day to another, negative when `to` is earlier. Throws a RangeError on an invalid day. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((checkedMidnight(to) - checkedMidnight(from)) / dayInMs);
}

function checkedMidnight(day: CalendarDay): number {
  const midnight = midnightOf(day);
  if (day < '0001' || Number.isNaN(midnight)) {
    throw new RangeError(`not a calendar day YYYY-MM-DD: ${day}`);
  }
  return midnight;
}

function writtenDay(ms: number): CalendarDay {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10);
}
