import { dayInKigali, daysBetween } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { formatDate, formatKigaliTime, formatTime } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatRelativeDay } from '@hafi/i18n/relative-time';
import { Trans } from '@lingui/react/macro';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** Day and time of a first free time in Kigali, as they are booked. */
export function firstFreeOf(firstFree: string): { date: string; time: string } {
  const instant = new Date(firstFree);
  return { date: dayInKigali(instant), time: formatTime(instant, kigaliTimeZone) };
}

/** Inside a sentence: `tomorrow`, `ejo, ku wa 24 Ugushyingo 2026`, `Thursday 26 November`. */
function dayWords(day: string, today: string, locale: Locale): string {
  const isNear = daysBetween(today, day) <= 1;
  const words = isNear
    ? formatRelativeDay(day, today, locale)
    : formatDate(day, locale, { style: 'weekday' });
  // The names of weekdays keep their capital in English.
  return isNear ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** `tomorrow, 09:30`; abroad with the reader's own time beside Kigali's. */
export function FirstFreeTime({ at }: { at: string }) {
  const locale = useLocale();
  const instant = new Date(at);
  const day = dayWords(dayInKigali(instant), dayInKigali(clockNow()), locale);
  return `${day}, ${formatKigaliTime(instant, locale)}`;
}

/** The same in a sentence: `First free: tomorrow, 09:30`. */
export function FirstFree({ at }: { at: string }) {
  return (
    <Trans>
      First free: <FirstFreeTime at={at} />
    </Trans>
  );
}
