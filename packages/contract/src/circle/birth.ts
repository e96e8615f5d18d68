import { isCalendarDay } from '@hafi/base/kigali-time';
import * as z from 'zod/mini';

const dayFirst = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/;

/**
 * Converts a date of birth as people write it: a year (`1948`) or a day (`12/03/1948`, `12.3.1948`,
 * `1948-03-12`). A year alone becomes 1 January, as on Rwandan identity cards. Returns
 * `YYYY-MM-DD`, not validated; any other text unchanged.
 */
export function toBirthday(typed: string): string {
  const text = typed.trim();
  if (/^\d{4}$/.test(text)) return `${text}-01-01`;
  const [, day = '', month = '', year = ''] = dayFirst.exec(text) ?? [];
  return day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

const isBirthday = (day: string) => isCalendarDay(day) && day >= '1890-01-01';

/** A date of birth. */
export const birth = z.pipe(
  z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(20), z.overwrite(toBirthday)),
  z.string().check(z.refine(isBirthday, { error: 'invalid-birth' })),
);
