import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBookingCalendar } from '@hafi/contract/bookings/bookings.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarDays, Check, CircleX, FileText, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { useAcceptBooking } from '../../kit/bookings/booking-acts.queries.ts';
import { useOutcomeActs } from '../../kit/bookings/use-outcome-acts.ts';
import { urlOf } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { problemText } from '../../lib/words/problem-text.ts';

/** The actions that the server permits on a booking. */
export function BookingActions(props: {
  booking: Booking;
  onMove: () => void;
  onCancel: () => void;
}) {
  const { booking, onMove, onCancel } = props;
  const { i18n, t } = useLingui();
  const accept = useAcceptBooking();
  const outcome = useOutcomeActs(booking);
  const { can, id, patient, payment, side, status } = booking;
  const isPaid = payment.state === 'paid' || payment.state.startsWith('refund');
  const failed = accept.error ?? outcome.error;
  return (
    <>
      {failed ? (
        <Alert tone="error" live="assertive">
          {problemText(failed, i18n)}
        </Alert>
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
        {outcome.acts.map(({ icon, key, label, run }) => (
          <Button
            key={key}
            icon={icon}
            variant={key === 'done' ? 'leaf' : 'second'}
            disabled={outcome.isPending}
            onClick={run}
          >
            {label}
          </Button>
        ))}
        {can.pay ? (
          <ButtonLink as={Link} to={paths.payment(id)} icon={Wallet}>
            <Trans>Pay</Trans>
          </ButtonLink>
        ) : null}
        {isPaid && side === 'patient' && payment.id ? (
          <ButtonLink as={Link} to={paths.receipt(payment.id)} variant="second" icon={FileText}>
            <Trans>See the receipt</Trans>
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
