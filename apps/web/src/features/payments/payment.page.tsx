import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { Problem } from '@hafi/contract/core/problem';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Split, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { PageBack } from '../../lib/page/page-back.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAccount } from '../../lib/session.ts';
import { BookingTicket } from './booking-ticket.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { usePayableBooking, usePayment, usePaymentMethods } from './payments.queries.ts';

function PayBooking(props: { booking: Booking; onInProgress: () => void }) {
  const { booking, onInProgress } = props;
  const { t } = useLingui();
  const account = useAccount();
  const [search, setSearch] = useSearchParams();
  const methods = usePaymentMethods();
  const begun = search.get('payment') ?? (booking.can.pay ? null : booking.payment.id);
  const [opened] = useState(begun);
  const payment = usePayment(begun);
  // Kept in the URL, so that a reload shows the same payment instead of charging again.
  const show = (id: string | null) =>
    setSearch(id ? { booking: booking.id, payment: id } : { booking: booking.id }, {
      replace: true,
    });
  // Somebody else has paid, or is paying.
  const isAnothers = payment.error instanceof Problem && payment.error.status === 404;
  if (begun && !isAnothers) {
    // Never the form in its place: who sees it would pay a second time.
    return (
      <QueryState query={payment} label={t`Loading...`} failed={t`Your payment did not arrive`}>
        {(known) => (
          <PaymentProgress
            payment={known}
            booking={booking}
            opened={opened === begun}
            onAgain={() => show(null)}
          />
        )}
      </QueryState>
    );
  }
  if (isAnothers || !booking.can.pay) {
    return (
      <Alert
        tone="info"
        title={<Trans>There is nothing to pay here.</Trans>}
        action={
          <ButtonLink as={Link} to={paths.bookingDetails(booking.id)}>
            <Trans>Open booking</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <QueryState query={methods} label={t`Loading...`} failed={t`The ways to pay did not arrive`}>
      {(offered) => (
        <PaymentForm
          booking={booking}
          account={account}
          methods={offered}
          onPaid={({ id }) => show(id)}
          onInProgress={onInProgress}
        />
      )}
    </QueryState>
  );
}

function PaymentOf({ bookingId }: { bookingId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Payment`);
  const query = usePayableBooking(bookingId);
  return (
    <Stack fill gap="loose">
      <PageBack to={paths.bookingDetails(bookingId)} name={t`Your appointment`} />
      <h1>
        <Trans>Payment</Trans>
      </h1>
      <QueryState query={query} label={t`Loading...`} failed={t`Your booking did not arrive`}>
        {(booking) => (
          <Split ratio="aside">
            {/* Asked again, the booking names the payment, and the form gives way to it. */}
            <PayBooking booking={booking} onInProgress={() => void query.refetch()} />
            <BookingTicket booking={booking} />
          </Split>
        )}
      </QueryState>
    </Stack>
  );
}

/** Pays the booking named in the URL; without one there is nothing to pay. */
export function PaymentPage() {
  const bookingId = useSearchParams()[0].get('booking');
  if (!bookingId) return <Navigate to={paths.booking} replace />;
  return <PaymentOf key={bookingId} bookingId={bookingId} />;
}
