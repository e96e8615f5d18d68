import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBookingCalendar } from '@hafi/contract/bookings/bookings.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarDays, Check, CircleX, FileText, Wallet } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useAcceptBooking } from '../../kit/bookings/booking-acts.queries.ts';
import { WaiveFee } from '../../kit/bookings/waive-fee.tsx';
import { useOwnReceipt } from '../../kit/payments/own-receipt.ts';
import { urlOf } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { paths } from '../../lib/paths.ts';
import { SlowPart } from '../../lib/slow-part.tsx';
import { problemText } from '../../lib/words/problem-text.ts';

// Only for doctors, once it has begun; with the words of the practice.
const OutcomeButtons = lazyPart(async () => (await import('./outcome-buttons.tsx')).OutcomeButtons);

/** The actions that the server permits on a booking. */
export function BookingActions(props: {
  booking: Booking;
  onMove: () => void;
  onCancel: () => void;
}) {
  const { booking, onMove, onCancel } = props;
  const { i18n, t } = useLingui();
  const accept = useAcceptBooking();
  const { can, id, patient, payment, side, status } = booking;
  const isPaid = payment.state === 'paid' || payment.state.startsWith('refund');
  const receipt = useOwnReceipt(id, isPaid && side === 'patient');
  return (
    <>
      {accept.error ? (
        <Alert tone="error" live="assertive">
          {problemText(accept.error, i18n)}
        </Alert>
      ) : null}
      {can.outcome || can.settle ? (
        <Suspense fallback={<SlowPart />}>
          <OutcomeButtons booking={booking} />
        </Suspense>
      ) : null}
      <Row>
        {can.accept ? (
          <Button
            icon={Check}
            busy={accept.isPending}
            onClick={() => accept.mutate(booking, { done: t`Accepted. ${patient.name} is told.` })}
          >
            <Trans>Accept</Trans>
          </Button>
        ) : null}
        {can.waive ? <WaiveFee id={id} name={patient.name} amount={booking.toPay} /> : null}
        {can.pay ? (
          <ButtonLink as={Link} to={paths.payment(id)} icon={Wallet}>
            <Trans>Pay</Trans>
          </ButtonLink>
        ) : null}
        {receipt ? (
          <ButtonLink as={Link} to={paths.receipt(receipt)} variant="second" icon={FileText}>
            <Trans>See the receipt</Trans>
          </ButtonLink>
        ) : null}
        {payment.state === 'pending' && side === 'patient' ? (
          <ButtonLink as={Link} to={paths.payment(id)} variant="second" icon={Wallet}>
            <Trans>See the payment</Trans>
          </ButtonLink>
        ) : null}
        {can.reschedule ? (
          <Button variant="second" icon={CalendarClock} onClick={onMove}>
            <Trans>Reschedule</Trans>
          </Button>
        ) : null}
        {status === 'pending' || status === 'booked' ? (
          <ButtonLink
            href={urlOf(getBookingCalendar, { params: { id } })}
            download="hafi.ics"
            variant="second"
            icon={CalendarDays}
          >
            <Trans>Add to calendar</Trans>
          </ButtonLink>
        ) : null}
        {can.cancel ? (
          <Button variant="danger" icon={CircleX} onClick={onCancel}>
            <Trans>Cancel the visit</Trans>
          </Button>
        ) : null}
      </Row>
    </>
  );
}
