import { dayNames, monthNames, shortMonthNames } from './date-names.ts';
import {
  type CalendarDay,
  dayInKigali,
  isValidDay,
  kigaliTimeZone,
  timeInKigali,
  weekdayOf,
} from './kigali-time.ts';
import type { Locale } from './locales.ts';

/**
 * How much of a date to show:
 * `long` 21 November 2026, `short` 21 Nov 2026 (rw 21/11/2026), `weekday` Saturday 21 November,
 * `full` Saturday 21 November 2026, `day-month` 21 November, `month` November 2026.
 */
export type DateStyle = 'long' | 'short' | 'weekday' | 'full' | 'day-month' | 'month';

/** Style (default `long`) and the viewer's IANA time zone (default Africa/Kigali), used for instants only. */
export interface DateOptions {
  style?: DateStyle;
  timeZone?: string;
}

/**
 * Writes a date in words from our own tables, so that server and browser agree to the letter.
 * An instant (`Date`) is shown in `timeZone`; a calendar day is shown as it is.
 * Throws a RangeError on an invalid day, an invalid instant or an unknown time zone.
 */
export function formatDate(
  value: Date | CalendarDay,
  locale: Locale,
  { style = 'long', timeZone = kigaliTimeZone }: DateOptions = {},
): string {
  const day = typeof value === 'string' ? value : wallClock(value, timeZone).day;
  if (!isValidDay(day)) throw new RangeError(`not a calendar day YYYY-MM-DD: ${day}`);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const monthName = monthNames[locale][month - 1];
  const number = locale === 'fr' && date === 1 ? '1er' : String(date);
  const dayMonth = `${number} ${monthName}`;
  const weekday = `${dayNames[locale][weekdayOf(day) - 1]}${locale === 'rw' ? ',' : ''}`;
  switch (style) {
    case 'long':
      return `${dayMonth} ${year}`;
    case 'short':
      return locale === 'rw'
        ? day.split('-').reverse().join('/')
        : `${number} ${shortMonthNames[locale][month - 1]} ${year}`;
    case 'weekday':
      return `${weekday} ${dayMonth}`;
    case 'full':
      return `${weekday} ${dayMonth} ${year}`;
    case 'day-month':
      return dayMonth;
    case 'month':
      return `${monthName} ${year}`;
  }
}

/** Writes the 24-hour time `HH:MM` of an instant in the viewer's zone; equal in the three languages. */
export function formatTime(instant: Date, timeZone: string = kigaliTimeZone): string {
  return wallClock(instant, timeZone).time;
}

/** Writes date and time of an instant: `21 November 2026, 14:00`, fr `21 novembre 2026 à 14:00`. */
export function formatDateTime(instant: Date, locale: Locale, options: DateOptions = {}): string {
  const date = formatDate(instant, locale, options);
  const time = formatTime(instant, options.timeZone);
  return locale === 'fr' ? `${date} à ${time}` : `${date}, ${time}`;
}

/** The calendar day an instant falls on in a time zone (default Africa/Kigali). */
export function dayIn(instant: Date, timeZone: string = kigaliTimeZone): CalendarDay {
  return wallClock(instant, timeZone).day;
}

function wallClock(instant: Date, timeZone: string): { day: CalendarDay; time: string } {
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
