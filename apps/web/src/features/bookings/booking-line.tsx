import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { Icon } from '@hafi/ui/icon/icon';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { modeWords } from '../../kit/bookings/booking-words.ts';
import { StatusBadge } from '../../kit/bookings/status-badge.tsx';
import { DateLeaf } from '../../kit/date-leaf.tsx';
import { paths } from '../../lib/paths.ts';
import { useAccount } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './booking-line.module.css';

/** One booking in a list, with the patient; links to its page. Times are Kigali's. */
export function BookingLine({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, date, doctor, appointmentType, mode, patient, startsAt, status } = booking;
  const whom = patient.id === useAccount().id ? null : patient.name;
  return (
    <li className={styles.line}>
      <DateLeaf date={date} />
      <div className={styles.words}>
        <b>{doctor.name}</b>
        {whom ? (
          <span>
            <Trans>For {whom}</Trans>
          </span>
        ) : null}
        <span>
          {formatKigaliTime(new Date(startsAt), locale)}, {appointmentType.name}
        </span>
        <span className={styles.mode}>
          <Icon of={modeWords[mode].icon} size="text" />
          <span>{t(modeWords[mode].name)}</span>
        </span>
        <StatusBadge status={status} />
        <Link to={paths.bookingDetails(id)} className={styles.open}>
          <Trans>Open booking</Trans>
          <SrOnly> ({doctor.name})</SrOnly>
        </Link>
      </div>
    </li>
  );
}
