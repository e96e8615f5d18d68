import { dayInKigali, daysBetween } from '@hafi/base/kigali-time';
import { formatDate } from '@hafi/i18n/dates';
import { formatRelativeDay } from '@hafi/i18n/relative-time';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useLocale } from '../../../lib/words/locale.ts';

/**
 * Names a Kigali day in few letters: today, tomorrow, yesterday, otherwise the date; with a small
 * letter where it stands `within` a sentence. Kinyarwanda *ejo* means both tomorrow and yesterday, so
 * the date stands beside it.
 */
export function useDayWords(where: 'first' | 'within') {
  const locale = useLocale();
  const today = dayInKigali(useNow());
  return (day: string): string => {
    const distance = Math.abs(daysBetween(today, day));
    if (distance > 1) return formatDate(day, locale, { style: 'day-month' });
    const [relative = ''] = formatRelativeDay(day, today, locale).split(',');
    const word = where === 'within' ? relative.toLocaleLowerCase(locale) : relative;
    return locale === 'rw' && distance === 1 ? `${word}, ${day.slice(8)}/${day.slice(5, 7)}` : word;
  };
}
