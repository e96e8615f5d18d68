import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMyBookings } from '../../../features/bookings/bookings.queries.ts';
import { statusWords } from '../../../kit/bookings/booking-words.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { comingShown } from '../bookings-and-activity.tsx';
import { RowFact } from '../row-fact.tsx';
import { useDayWords } from './day-words.ts';

function AppointmentWords({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  const dayWords = useDayWords('first');
  const day = dayWords(booking.date);
  const time = formatKigaliTime(new Date(booking.startsAt), locale);
  const { name } = booking.doctor;
  return (
    <>
      {day} {time}, {name}
      {booking.status === 'pending' ? <>. {t(statusWords.pending.name)}</> : null}
    </>
  );
}

/** The next appointment with a doctor, one's own or an elder's. */
export function AppointmentsFact({ elderId }: { elderId?: string | undefined }) {
  const { id: own } = useAccount();
  const id = elderId ?? own;
  return (
    <RowFact query={useMyBookings('coming', comingShown, { elderId })}>
      {(bookings) => {
        const next = bookings.find(
          ({ patient, status }) =>
            patient.id === id && (status === 'booked' || status === 'pending'),
        );
        return next ? (
          <AppointmentWords booking={next} />
        ) : (
          <Trans>None is booked. Book one here.</Trans>
        );
      }}
    </RowFact>
  );
}
