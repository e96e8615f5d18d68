import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { appointments } from '@hafi/ui/picture/health-pictures';
import { PictureRow } from '@hafi/ui/picture-row/picture-row';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMyBookings } from '../../features/bookings/bookings.queries.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useAccount } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { appointmentNow } from './appointment-now.ts';
import { comingShown } from './bookings-and-activity.tsx';

/** One tap to where it happens, or who calls and when; the patient is named to others. */
function NowRow({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const locale = useLocale();
  const isOwn = booking.patient.id === useAccount().id;
  const time = formatKigaliTime(new Date(booking.startsAt), locale);
  const patient = booking.patient.name;
  const doctor = booking.doctor.name;
  const row = { as: Link, now: true, picture: appointments } as const;
  if (booking.mode === 'phone') {
    return (
      <PictureRow
        {...row}
        to={paths.bookingDetails(booking.id)}
        name={isOwn ? t`The doctor calls you at ${time}` : t`The doctor calls at ${time}`}
        fact={isOwn ? doctor : t`${doctor} for ${patient}`}
      />
    );
  }
  return (
    <PictureRow
      {...row}
      to={paths.videoAppointment(booking.id)}
      name={t`Enter`}
      fact={
        isOwn ? t`${time}, ${doctor}, by video` : t`${time}, ${patient} with ${doctor}, by video`
      }
    />
  );
}

/** The row of appointments: its newest `fact`, or the way into the one that runs or begins soon. */
export function AppointmentRow({ fact, ownOnly }: { fact: ReactNode; ownOnly?: boolean }) {
  const { t } = useLingui();
  const { id } = useAccount();
  const bookings = statusOf(useMyBookings('coming', comingShown));
  const now = useNow();
  // The fact says that they load, or did not arrive.
  const all = bookings.status === 'answered' ? bookings.data : [];
  const booking = appointmentNow(
    ownOnly ? all.filter(({ patient }) => patient.id === id) : all,
    now,
  );
  return booking ? (
    <NowRow booking={booking} />
  ) : (
    <PictureRow
      as={Link}
      to={paths.appointments}
      picture={appointments}
      name={t`Appointments`}
      fact={fact}
    />
  );
}
