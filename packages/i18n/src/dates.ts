import { type CalendarDay, isValidDay, weekdayOf } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { dayNames, monthNames, shortMonthNames } from './date-names.ts';
import type { Locale } from './locales.ts';
import { currentRegion, type Region } from './region.ts';
import { zoneCity } from './zone-names.ts';
import { wallClockIn } from './zone-time.ts';

/**
 * Date styles: `long` 21 November 2026, `short` 21 Nov 2026 (rw 21/11/2026), `weekday` Saturday 21
 * November, `full` Saturday 21 November 2026, `day-month` 21 November, `month` November 2026.
 */
export type DateStyle = 'long' | 'short' | 'weekday' | 'full' | 'day-month' | 'month';

/**
 * Style (default `long`), the reader's IANA time zone (used for instants only) and kind of English;
 * the defaults are those of the current region.
 */
export interface DateOptions extends Partial<Pick<Region, 'timeZone' | 'english'>> {
  style?: DateStyle;
  /** Stands within a sentence, where Kinyarwanda writes the day of the week small. */
  within?: boolean;
}

/**
 * Formats a date with our own tables, so that server and browser render exactly the same. An
 * instant (`Date`) is shown in `timeZone`; a calendar day is shown as it is. Throws a RangeError on
 * an invalid day, an invalid instant or an unknown time zone.
 */
export function formatDate(
  value: Date | CalendarDay,
  locale: Locale,
  { style = 'long', timeZone, within = false, english = currentRegion().english }: DateOptions = {},
): string {
  const day = typeof value === 'string' ? value : dayIn(value, timeZone);
  if (!isValidDay(day)) throw new RangeError(`not a calendar day YYYY-MM-DD: ${day}`);
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const monthName = monthNames[locale][month - 1];
  const number = locale === 'fr' && date === 1 ? '1er' : String(date);
  const dayMonth = `${number} ${monthName}`;
  const weekdayName = dayNames[locale][weekdayOf(day) - 1];
  if (locale === 'en' && english === 'US') {
    return americanDate({ style, year, month, date, weekday: weekdayName ?? '' });
  }
  const shown = within && locale === 'rw' ? weekdayName?.toLowerCase() : weekdayName;
  const weekday = `${shown}${locale === 'rw' ? ',' : ''}`;
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

function americanDate(parts: {
  style: DateStyle;
  year: number;
  month: number;
  date: number;
  weekday: string;
}): string {
  const { style, year, month, date, weekday } = parts;
  const monthDay = `${monthNames.en[month - 1]} ${date}`;
  switch (style) {
    case 'long':
      return `${monthDay}, ${year}`;
    case 'short':
      return `${shortMonthNames.en[month - 1]} ${date}, ${year}`;
    case 'weekday':
      return `${weekday}, ${monthDay}`;
    case 'full':
      return `${weekday}, ${monthDay}, ${year}`;
    case 'day-month':
      return monthDay;
    case 'month':
      return `${monthNames.en[month - 1]} ${year}`;
  }
}

/**
 * Formats the 24-hour time `HH:MM` of an instant in the reader's zone; the same in all languages.
 */
export function formatTime(instant: Date, timeZone: string = currentRegion().timeZone): string {
  return wallClockIn(instant, timeZone).time;
}

/**
 * Formats date and time of an instant: `21 November 2026, 14:00`, fr `21 novembre 2026 à 14:00`. In
 * a zone other than Kigali's it adds the city: `21 November 2026, 07:00 (New York)`.
 */
export function formatDateTime(instant: Date, locale: Locale, options: DateOptions = {}): string {
  const { timeZone = currentRegion().timeZone } = options;
  const date = formatDate(instant, locale, { ...options, timeZone });
  const time = formatTime(instant, timeZone);
  const place = timeZone === kigaliTimeZone ? '' : ` (${zoneCity(timeZone, locale)})`;
  return `${date}${locale === 'fr' ? ' à ' : ', '}${time}${place}`;
}

/** The time zone and kind of English of a reader. */
type Reader = Pick<Region, 'timeZone' | 'english'>;

/**
 * Formats the time of something that takes place in Rwanda: `09:00`, and for a reader elsewhere
 * both times: `09:00 (Kigali), 02:00 (New York)`, with the day where it differs.
 */
export function formatKigaliTime(
  instant: Date,
  locale: Locale,
  reader: Reader = currentRegion(),
): string {
  const { time } = wallClockIn(instant, kigaliTimeZone);
  const own = ownTime(instant, locale, reader);
  return own ? `${time} (${zoneCity(kigaliTimeZone, locale)}), ${own}` : time;
}

/**
 * The reader's own time of something that takes place in Rwanda: `02:00 (New York)`, with the day
 * where it differs; null where it is Kigali's.
 */
export const formatOwnTime = (instant: Date, locale: Locale): string | null =>
  ownTime(instant, locale, currentRegion());

/** Appends the reader's own time to a text that states Kigali time, if their time differs. */
export function withOwnTime(text: string, instant: Date, locale: Locale): string {
  const own = formatOwnTime(instant, locale);
  return own ? `${text} · ${own}` : text;
}

function ownTime(instant: Date, locale: Locale, { timeZone, english }: Reader): string | null {
  if (timeZone === kigaliTimeZone) return null;
  const here = wallClockIn(instant, kigaliTimeZone);
  const there = wallClockIn(instant, timeZone);
  const time = `${there.time} (${zoneCity(timeZone, locale)})`;
  if (there.day === here.day) return time;
  return `${formatDate(there.day, locale, { style: 'day-month', english })} ${time}`;
}

/** The calendar day of an instant in a time zone (default: that of the current region). */
export function dayIn(instant: Date, timeZone: string = currentRegion().timeZone): CalendarDay {
  return wallClockIn(instant, timeZone).day;
}
