import { dayInKigali, kigaliTimeZone } from '@hafi/base/kigali-time';
import { formatDate, formatTime } from '@hafi/i18n/dates';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useLocale } from '../../../lib/words/locale.ts';

/** Names an instant by Kigali's clock: the time alone for today, otherwise with the day. */
export function useKigaliTime() {
  const locale = useLocale();
  const today = dayInKigali(useNow());
  return (at: string): string => {
    const instant = new Date(at);
    const time = formatTime(instant, kigaliTimeZone);
    const day = dayInKigali(instant);
    return day === today ? time : `${formatDate(day, locale, { style: 'short' })} ${time}`;
  };
}
