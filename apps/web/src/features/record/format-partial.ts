import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';

/** Writes a day, a month or a year (`2019-05-07`, `2019-05`, `2019`) in a language. */
export function formatPartial(date: string, locale: Locale): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  if (day === undefined) return formatDate(`${date}-01`, locale, { style: 'month' });
  return formatDate(date, locale);
}
