import { dayInKigali, daysBetween } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { formatDate, formatTime } from '@hafi/i18n/dates';
import { formatRelativeDay } from '@hafi/i18n/relative-time';
import { useNow } from '../lib/clock/use-now.ts';
import { useLocale } from '../lib/words/locale.ts';

/**
 * Names an instant by Kigali's clock, as the elder's day goes: the time alone for today, otherwise
 * with the day. `ZoneNote` says on the same page how far that is from the reader's clock.
 */
export function useKigaliWhen() {
  const locale = useLocale();
  const today = dayInKigali(useNow());
  return (at: string): string => {
    const instant = new Date(at);
    const time = formatTime(instant, kigaliTimeZone);
    const day = dayInKigali(instant);
    const distance = daysBetween(today, day);
    if (distance === 0) return time;
    // A date is short, and "ejo" would need one beside it.
    const isNear = locale !== 'rw' && distance === -1;
    const named = isNear
      ? formatRelativeDay(day, today, locale).toLocaleLowerCase(locale)
      : formatDate(day, locale, { style: 'short' });
    return `${named} ${time}`;
  };
}
