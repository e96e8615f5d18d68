import { daysBetween, weekdayOf } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { shortDayNames } from '@hafi/i18n/date-names';
import { dayIn, formatDate, formatTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';

/** When something was by Kigali's clock, in as few letters as tell it: 09:02, Fri, 21 Nov 2026. */
export function rowTime(at: Date, now: Date, locale: Locale): string {
  const day = dayIn(at, kigaliTimeZone);
  const age = daysBetween(day, dayIn(now, kigaliTimeZone));
  if (age <= 0) return formatTime(at, kigaliTimeZone);
  if (age < 7) return shortDayNames[locale][weekdayOf(day) - 1] ?? '';
  return formatDate(day, locale, { style: 'short' });
}
