import { weekdayOf } from '@hafi/base/kigali-time';
import { shortDayNames, shortMonthNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import { Leaf } from '@hafi/ui/leaf/leaf';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useLocale } from '../lib/words/locale.ts';

/** A day (`YYYY-MM-DD`) drawn as a tear-off calendar page. */
export function DateLeaf({ date }: { date: string }) {
  const locale = useLocale();
  const [, month = '1', day = '1'] = date.split('-');
  return (
    <span>
      <SrOnly>{formatDate(date, locale, { style: 'full' })}</SrOnly>
      <Leaf
        aria-hidden="true"
        dateTime={date}
        weekday={shortDayNames[locale][weekdayOf(date) - 1] ?? ''}
        day={Number(day)}
        month={shortMonthNames[locale][Number(month) - 1] ?? ''}
      />
    </span>
  );
}
