import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { formatDate, formatKigaliTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatNumber, formatRwf } from '@hafi/i18n/numbers';
import type { Region } from '@hafi/i18n/region';
import { type MessageValues, translate } from '@hafi/i18n/server-catalogue';

/**
 * A value that each language formats in its own way: instants in ISO 8601, amounts in whole RWF, and a
 * text by its id with values of its own.
 */
export type NoticeValue =
  | string
  | number
  | { date: string }
  | { time: string }
  | { month: string }
  | { rwf: number }
  | { number: number }
  | { textId: string; values?: NoticeValues };

/** The placeholders' values of a notification, independent of language. */
export type NoticeValues = Readonly<Record<string, NoticeValue>>;

function write(value: NoticeValue, locale: Locale, region: Region): string | number {
  if (typeof value !== 'object') return value;
  if ('date' in value) {
    const { english } = region;
    return formatDate(new Date(value.date), locale, {
      style: 'weekday',
      timeZone: kigaliTimeZone,
      english,
    });
  }
  if ('month' in value) {
    const { english } = region;
    return formatDate(`${value.month}-01`, locale, { style: 'month', english });
  }
  if ('time' in value) return formatKigaliTime(new Date(value.time), locale, region);
  if ('textId' in value) {
    return translate(locale, value.textId, writeValues(value.values ?? {}, locale, region));
  }
  if ('number' in value) return formatNumber(value.number, locale, undefined, region);
  return formatRwf(value.rwf, locale, region);
}

/**
 * Formats the values for a reader; days and times are Kigali's, with the reader's own time added.
 */
export function writeValues(values: NoticeValues, locale: Locale, region: Region): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, write(value, locale, region)]),
  );
}
