import { formatDate, formatTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatRwf } from '@hafi/i18n/numbers';
import type { MessageValues } from '@hafi/i18n/server-catalogue';

/** A value that each language writes in its own way: instants in ISO 8601, amounts in whole RWF. */
export type NoticeValue = string | number | { date: string } | { time: string } | { rwf: number };

/** What fills the placeholders of a notification, kept without a language. */
export type NoticeValues = Readonly<Record<string, NoticeValue>>;

function write(value: NoticeValue, locale: Locale): string | number {
  if (typeof value !== 'object') return value;
  if ('date' in value) return formatDate(new Date(value.date), locale, { style: 'weekday' });
  if ('time' in value) return formatTime(new Date(value.time));
  return formatRwf(value.rwf, locale);
}

/** Writes the values in the reader's language; days and times are Kigali's. */
export function writeValues(values: NoticeValues, locale: Locale): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, write(value, locale)]),
  );
}
