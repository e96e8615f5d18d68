import { formatPhone } from '@hafi/base/format-phone';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { formatDate, formatDateTime, withOwnTime } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { modeWords, paymentWords } from '../../kit/bookings/booking-words.ts';
import { useOwnReceipt } from '../../kit/payments/own-receipt.ts';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { paths } from '../../lib/paths.ts';
import { useAccount } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** The states of a payment that its receipt says more about. */
const withReceipt = ['paid', 'refunding', 'refunded'];

/** All facts about a booking. */
export function BookingFacts({ booking, asDoctor }: { booking: Booking; asDoctor: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const account = useAccount();
  const { bookedBy, doctor, patient, appointmentType, payment, status } = booking;
  const phone = patient.phone;
  const receipt = useOwnReceipt(booking.id, !asDoctor && withReceipt.includes(payment.state));
  const people = asDoctor
    ? [
        { term: t`Patient`, value: patient.name },
        {
          term: t`Phone`,
          value: phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : t`No phone number`,
          open: !phone,
        },
      ]
    : [
        ...(patient.id === account.id ? [] : [{ term: t`For`, value: patient.name }]),
        { term: t`Doctor`, value: <Link to={paths.doctor(doctor.id)}>{doctor.name}</Link> },
        { term: t`Specialty`, value: t(specialtyNames[doctor.specialty]) },
        ...(booking.mode !== 'video' ? [{ term: t`Place`, value: doctor.location }] : []),
      ];
  const length = <Plural value={appointmentType.duration} one="# minute" other="# minutes" />;
  return (
    <Facts
      facts={[
        ...people,
        ...(bookedBy ? [{ term: t`Booked by`, value: bookedBy }] : []),
        { term: t`Day`, value: formatDate(booking.date, locale, { style: 'full' }) },
        {
          term: t`Time`,
          value: withOwnTime(t`${booking.time}, Kigali time`, new Date(booking.startsAt), locale),
        },
        {
          term: t`Type`,
          value: (
            <>
              {appointmentType.name} ({length})
            </>
          ),
        },
        { term: t`How`, value: t(modeWords[booking.mode].name) },
        ...(booking.cancelReason
          ? [{ term: t`Why it was cancelled`, value: booking.cancelReason }]
          : []),
        ...(booking.note ? [{ term: t`Note`, value: booking.note }] : []),
        { term: t`Price`, value: formatRwf(appointmentType.price, locale) },
        { term: t`Service fee`, value: formatRwf(booking.serviceFee, locale) },
        { term: t`Total`, value: <b>{formatRwf(booking.total, locale)}</b> },
        {
          term: t`Payment`,
          value: receipt ? (
            <Link to={paths.receipt(receipt)}>{t(paymentWords[payment.state])}</Link>
          ) : (
            t(paymentWords[payment.state])
          ),
        },
        ...(status === 'cancelled' && booking.cancellationFee > 0
          ? [{ term: t`Fee for cancelling`, value: formatRwf(booking.cancellationFee, locale) }]
          : []),
        ...(booking.can.cancel && !asDoctor && new Date(booking.freeUntil) > clockNow()
          ? [
              {
                term: t`Free to cancel until`,
                value: formatDateTime(new Date(booking.freeUntil), locale, { style: 'weekday' }),
              },
            ]
          : []),
      ]}
    />
  );
}
