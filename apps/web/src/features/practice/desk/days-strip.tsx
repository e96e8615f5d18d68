import { weekdayOf } from '@hafi/base/kigali-time';
import type { PracticeCalendar } from '@hafi/contract/practice/practice.schemas';
import { shortDayNames } from '@hafi/i18n/date-names';
import { DayChip, DayStrip } from '@hafi/ui/day-strip/day-strip';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { acceptedOn } from './desk-day.ts';

const shownDays = 6;

/** Today and the next days with the number of accepted appointments; each leads to its day. */
export function DaysStrip({ calendar }: { calendar: PracticeCalendar }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <DayStrip label={t`Accepted visits by day`}>
      {calendar.days.slice(0, shownDays).map(({ closed, date, holiday }, index) => {
        const count = acceptedOn(date, calendar.bookings).length;
        const why = holiday ? t`holiday` : t`off`;
        return (
          <DayChip
            key={date}
            as={Link}
            to={paths.calendarDay(date)}
            day={`${shortDayNames[locale][weekdayOf(date) - 1]} ${Number(date.slice(8))}`}
            count={closed && count === 0 ? why : count}
            closed={closed !== null}
            current={index === 0}
          />
        );
      })}
    </DayStrip>
  );
}
