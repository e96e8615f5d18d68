import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBookingCalendar } from '@hafi/contract/bookings/bookings.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Row } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, CalendarDays, Check, CircleX, FileText, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { urlOf } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';

/** The actions that the server permits on a booking. */
export function BookingActions(props: {
  booking: Booking;
  accepting: boolean;
  onAccept: () => void;
  onMove: () => void;
  onCancel: () => void;
}) {
  const { booking, accepting, onAccept, onMove, onCancel } = props;
  const { can, id, payment, side, status } = booking;
  const isPaid = payment.state === 'paid' || payment.state.startsWith('refund');
  return (
    <Row>
      {can.accept ? (
        <Button icon={Check} busy={accepting} onClick={onAccept}>
          <Trans>Accept</Trans>
        </Button>
      ) : null}
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
  );
}
