import { weekdayOf } from '@hafi/base/kigali-time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { shortDayNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import { Quiet } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { statusWords } from '../../../kit/bookings/booking-words.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './practice.module.css';

function Entry({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const { id, time, patient, status } = booking;
  return (
    <li>
      <Link
        to={paths.bookingDetails(id)}
        className={`${styles.entry} ${status === 'pending' ? styles.waits : ''}`}
      >
        <b>{time}</b>
        <span>{patient.name}</span>
        <span>
          {status === 'pending' ? <Trans>Waiting for you</Trans> : t(statusWords[status].name)}
        </span>
      </Link>
    </li>
  );
}

/** A week of the diary: a list on a phone, columns where there is room. */
export function WeekDiary(props: {
  days: readonly string[];
  today: string;
  bookings: ReadonlyMap<string, readonly Booking[]>;
}) {
  const { days, today, bookings } = props;
  const locale = useLocale();
  return (
    <ol className={styles.week}>
      {days.map((day) => {
        const own = bookings.get(day) ?? [];
        return (
          <li key={day} className={`${styles.column} ${day === today ? styles.today : ''}`}>
            <h3>
              <span aria-hidden="true">
                {shortDayNames[locale][weekdayOf(day) - 1]} {Number(day.slice(8))}
              </span>
              <SrOnly>{formatDate(day, locale, { style: 'full' })}</SrOnly>
            </h3>
            {own.length === 0 ? (
              <Quiet>
                <Trans>Free</Trans>
              </Quiet>
            ) : (
              <ul className={styles.entries}>
                {own.map((booking) => (
                  <Entry key={booking.id} booking={booking} />
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}
