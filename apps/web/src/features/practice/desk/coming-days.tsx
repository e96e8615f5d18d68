import { weekdayOf } from '@hafi/base/kigali-time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import type { PracticeCalendar } from '@hafi/contract/practice/practice.schemas';
import { shortDayNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { modeWords } from '../../../kit/bookings/booking-words.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './desk.module.css';
import { acceptedOn } from './desk-day.ts';

/** Appointments of today and of the coming days that are shown together, so that all is one screen. */
const mostShown = 8;
const fewestShown = 2;
const mostDays = 4;

type Day = { readonly date: string; readonly bookings: readonly Booking[] };

/** The first of the days, as many as there is room for, and one at least; the calendar has all. */
export function firstDays(days: readonly Day[], today: number): Day[] {
  const room = Math.max(fewestShown, mostShown - today);
  let count = 0;
  return days.slice(0, mostDays).filter(({ bookings }, index) => {
    count += bookings.length;
    return index === 0 || count <= room;
  });
}

/** The accepted appointments of the days after today. */
export function ComingDays({ calendar }: { calendar: PracticeCalendar }) {
  const { t } = useLingui();
  const locale = useLocale();
  const days = calendar.days
    .slice(1)
    .map(({ date }) => ({ date, bookings: acceptedOn(date, calendar.bookings) }))
    .filter(({ bookings }) => bookings.length > 0);
  const [today] = calendar.days;
  const shown = firstDays(days, today ? acceptedOn(today.date, calendar.bookings).length : 0);
  const countOf = (some: readonly Day[]) =>
    some.reduce((sum, { bookings }) => sum + bookings.length, 0);
  const all = countOf(days) + calendar.later;
  const more = all - countOf(shown);
  return (
    <Sheet
      id="coming"
      title={<Trans>Coming days</Trans>}
      count={all}
      aside={
        <Link to={paths.calendar} className={styles.aside}>
          {more > 0 ? (
            <Plural
              value={more}
              one="Calendar, with # more visit"
              other="Calendar, with # more visits"
            />
          ) : (
            <Trans>Open calendar</Trans>
          )}
        </Link>
      }
      className={styles.coming}
    >
      {days.length === 0 ? (
        <SheetBody className={styles.body}>
          <Quiet>
            <Trans>No accepted visit in the coming days.</Trans>
          </Quiet>
        </SheetBody>
      ) : (
        <div className={styles.days}>
          {shown.map(({ bookings, date }) => (
            <section key={date} className={styles.day}>
              <h3>
                <span aria-hidden="true">
                  {shortDayNames[locale][weekdayOf(date) - 1]} {Number(date.slice(8))}
                </span>
                <SrOnly>{formatDate(date, locale, { style: 'full' })}</SrOnly>
              </h3>
              <ol>
                {bookings.map(({ id, mode, patient, time }) => (
                  <li key={id}>
                    <time>{time}</time>
                    <Icon of={modeWords[mode].icon} size="text" />
                    <SrOnly>{t(modeWords[mode].name)} </SrOnly>
                    <Link to={paths.bookingDetails(id)}>{patient.name}</Link>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </Sheet>
  );
}
