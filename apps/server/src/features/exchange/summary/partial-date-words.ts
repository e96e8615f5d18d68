import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';

/** Writes a day, a month or a year (`2019-05-07`, `2019-05`, `2019`) in a language. */
export function partialDateWords(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  return day === undefined
    ? formatDate(`${date}-01`, locale, { style: 'month' })
    : formatDate(date, locale);
}
