import { addDays, weekdayOf } from '@hafi/base/kigali-time';
import type { PracticeCalendar } from '@hafi/contract/practice/practice.schemas';
import { shortDayNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import { Sheet } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { dataOf } from '../../../lib/query/guarded-query.ts';
import { QueryFailure } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { acceptedOn } from '../desk/desk-day.ts';
import { useCalendar } from '../practice.queries.ts';
import styles from './month-sheet.module.css';

/** The weeks from Monday to Sunday in which a day's month lies: four to six. */
export function weeksOfMonth(day: string): string[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const weeks: string[][] = [];
  let monday = addDays(first, 1 - weekdayOf(first));
  do {
    const from = monday;
    weeks.push(Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead)));
    monday = addDays(monday, 7);
  } while (monday.startsWith(month));
  return weeks;
}

/** What a day holds, for who does not see its marks; nothing before the answer. */
function DayWords({ known, date }: { known: PracticeCalendar | undefined; date: string }) {
  const { t } = useLingui();
  const day = known?.days.find((each) => each.date === date);
  if (!known || !day) return null;
  if (day.holiday) return <>, {day.holiday}</>;
  const count = acceptedOn(date, known.bookings).length;
  if (day.closed && count === 0) return <>, {t`closed`}</>;
  return (
    <>
      , <Plural value={count} one="# visit" other="# visits" />
    </>
  );
}

/** The month of the chosen day: leads to each of its days, and shows holidays and days with visits. */
export function MonthSheet(props: { today: string; chosen: string; days: readonly string[] }) {
  const { chosen, days, today } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const weeks = weeksOfMonth(chosen);
  const [from = chosen, to = chosen] = [weeks[0]?.[0], weeks.at(-1)?.[6]];
  const query = useCalendar(from, to);
  const known = dataOf(query);
  const title = formatDate(chosen, locale, { style: 'month' });
  return (
    <Sheet title={title}>
      <QueryFailure query={query} failed={t`The days of the month did not arrive`} />
      <table className={styles.month}>
        <thead>
          <tr>
            {shortDayNames[locale].map((name) => (
              <th key={name} scope="col">
                <SrOnly>{name}</SrOnly>
                <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const day = known?.days.find((each) => each.date === date);
                const count = acceptedOn(date, known?.bookings ?? []).length;
                return (
                  <td key={date} data-shown={days.includes(date) || undefined}>
                    <Link
                      to={paths.calendarDay(date)}
                      replace
                      className={styles.day}
                      aria-current={date === chosen ? 'date' : undefined}
                      data-today={date === today || undefined}
                      data-other={date.slice(0, 7) !== chosen.slice(0, 7) || undefined}
                      data-holiday={day?.holiday ? true : undefined}
                      data-busy={count > 0 || undefined}
                    >
                      <span aria-hidden="true">{Number(date.slice(8))}</span>
                      <SrOnly>
                        {formatDate(date, locale, { style: 'weekday' })}
                        <DayWords known={known} date={date} />
                      </SrOnly>
                    </Link>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
