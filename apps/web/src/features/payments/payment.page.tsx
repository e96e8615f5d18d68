import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { Problem } from '@hafi/contract/core/problem';
import { ButtonLink } from '@hafi/ui/button/button';
import { Row, Split, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { LayoutDashboard } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PageBack } from '../../lib/page/page-back.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import { MovedByDoctor } from './moved-by-doctor.tsx';
import { Pay } from './pay.tsx';
import { PaymentAlone } from './payment-alone.tsx';
import type { PaymentSubject } from './payment-subject.ts';
import { usePayableBooking } from './payments.queries.ts';

/** An appointment, as the payment screens speak of it. */
const subjectOf = ({ agreed, id, startsAt, status, toPay, total }: Booking): PaymentSubject => ({
  purpose: { kind: 'booking', id },
  startsAt,
  atOnce: toPay !== total,
  paid:
    toPay === total && !agreed ? (
      <Trans>Payment successful! The time must still be agreed.</Trans>
    ) : toPay === total ? (
      <Trans>Payment successful! Your appointment has been booked.</Trans>
    ) : (
      <Trans>The fee is paid. Thank you.</Trans>
    ),
  toCome:
    !agreed && toPay > 0 ? (
      <Trans>
        The doctor has chosen another time. Open the booking and say whether it suits you.
      </Trans>
    ) : status === 'pending' ? (
      <Trans>The doctor still has to accept it. We tell you when that is done.</Trans>
    ) : null,
  isOver: toPay === 0,
  kept:
    toPay === 0 ? (
      <Trans>It was cancelled. Nothing is to be paid for it.</Trans>
    ) : toPay === total ? (
      <Trans>Your time with the doctor is still yours.</Trans>
    ) : (
      <Trans>You can pay the fee later too.</Trans>
    ),
  next: (
    <Row>
      <ButtonLink as={Link} to={paths.dashboard} icon={LayoutDashboard}>
        <Trans>Go to your dashboard</Trans>
      </ButtonLink>
      <ButtonLink as={Link} to={paths.bookingDetails(id)} variant="second">
        <Trans>Open booking</Trans>
      </ButtonLink>
    </Row>
  ),
});

function PaymentOf({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Payment`);
  const paying = useSearchParams()[0].get('payment');
  const query = usePayableBooking(bookingId);
  const isGone = query.error instanceof Problem && query.error.status === 404;
  const ofBooking = (
    <QueryState query={query} label={t`Loading...`} failed={t`Your booking did not arrive`}>
      {(booking) => (
        <Split ratio="aside">
          <Stack fill>
            <MovedByDoctor booking={booking} />
            <Pay
              subject={subjectOf(booking)}
              underWay={booking.can.pay ? null : booking.payment.id}
              canPay={booking.can.pay}
              isBeingPaid={booking.payment.state === 'pending'}
              elsewhere={
                <ButtonLink as={Link} to={paths.bookingDetails(booking.id)}>
                  <Trans>Open booking</Trans>
                </ButtonLink>
              }
              // Asked again, the booking names the payment, and the form gives way to it.
              onInProgress={() => void query.refetch()}
            />
          </Stack>
          <BookingTicket booking={booking} />
        </Split>
      )}
    </QueryState>
  );
  return (
    <Stack fill gap="loose">
      <PageBack to={paths.bookingDetails(bookingId)} name={t`Your appointment`} />
      <h1>
        <Trans>Payment</Trans>
      </h1>
      {isGone && paying ? <PaymentAlone id={paying} otherwise={ofBooking} /> : ofBooking}
    </Stack>
  );
}

/** Pays the booking named in the URL; without one there is nothing to pay. */
export function PaymentPage() {
  const bookingId = useSearchParams()[0].get('booking');
  if (!bookingId) return <Navigate to={paths.booking} replace />;
  return <PaymentOf key={bookingId} bookingId={bookingId} />;
}
