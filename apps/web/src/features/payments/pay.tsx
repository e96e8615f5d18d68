import { Problem } from '@hafi/contract/core/problem';
import { Alert } from '@hafi/ui/alert/alert';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { NoWayToPay } from '../../kit/payments/no-way-to-pay.tsx';
import { paidHere, usePaymentMethods } from '../../kit/payments/payment-methods.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAccount } from '../../lib/session.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { PaymentRequest } from './payment-request.tsx';
import type { PaymentSubject } from './payment-subject.ts';
import { usePayment } from './payments.queries.ts';

const fromProvider = ['status', 'tx_ref', 'transaction_id'] as const;

/**
 * Pays for something: the form, then what becomes of the payment. The payment stands in the page's
 * address, so that a reload shows it again instead of charging twice.
 */
export function Pay(props: {
  subject: PaymentSubject;
  /** The payment that is under way already; null when it can be paid. */
  underWay: string | null;
  canPay: boolean;
  /** A payment for it is under way: the reader's own, or somebody else's. */
  isBeingPaid: boolean;
  /** Leads on when there is nothing to pay. */
  elsewhere: ReactNode;
  /** Another payment for it is pending already, started here or elsewhere. */
  onInProgress: () => void;
}) {
  const { canPay, elsewhere, isBeingPaid, onInProgress, subject, underWay } = props;
  const { t } = useLingui();
  const account = useAccount();
  const [search, setSearch] = useSearchParams();
  const methods = usePaymentMethods(subject.atOnce ? undefined : subject.startsAt);
  const begun = search.get('payment') ?? underWay;
  const [opened] = useState(begun);
  const payment = usePayment(begun);
  const show = (id: string | null) =>
    setSearch(
      (known) => {
        if (id) known.set('payment', id);
        else known.delete('payment');
        return known;
      },
      { replace: true },
    );
  useEffect(() => {
    // What a provider's page adds to the address is not read: its status is asked for.
    if (fromProvider.some((name) => search.has(name))) {
      setSearch(
        (known) => {
          for (const name of fromProvider) known.delete(name);
          return known;
        },
        { replace: true },
      );
    }
  }, [search, setSearch]);
  // Somebody else has paid, or is paying.
  const isAnothers = payment.error instanceof Problem && payment.error.status === 404;
  if (begun && !isAnothers) {
    // Never the form in its place: who sees it would pay a second time.
    return (
      <QueryState query={payment} label={t`Loading...`} failed={t`Your payment did not arrive`}>
        {(known) => (
          <Stack fill>
            <PaymentProgress
              payment={known}
              subject={subject}
              opened={opened === begun}
              onAgain={() => show(null)}
            />
            {known.method === 'bank' && known.status === 'pending' ? (
              <PaymentRequest purpose={subject.purpose} />
            ) : null}
          </Stack>
        )}
      </QueryState>
    );
  }
  if (isBeingPaid && !canPay) {
    return (
      <Alert
        tone="info"
        live="polite"
        title={<Trans>Somebody else is paying this just now.</Trans>}
        action={elsewhere}
      >
        <Trans>Please do not pay it a second time. This page changes by itself.</Trans>
      </Alert>
    );
  }
  if (isAnothers || !canPay) {
    return (
      <Alert tone="info" title={<Trans>There is nothing to pay here.</Trans>} action={elsewhere} />
    );
  }
  return (
    <QueryState query={methods} label={t`Loading...`} failed={t`The ways to pay did not arrive`}>
      {(all) => {
        // At the practice only visits are paid.
        const isForLater = subject.purpose.kind === 'booking' && !subject.atOnce;
        const offered = isForLater ? all : paidHere(all);
        return offered.length === 0 ? (
          <NoWayToPay action={elsewhere} />
        ) : (
          <Stack fill>
            <PaymentForm
              purpose={subject.purpose}
              account={account}
              methods={offered}
              onPaid={({ id, page }) => {
                show(id);
                // The page is the provider's: going back from it shows the payment again.
                if (page) window.location.assign(page);
              }}
              onInProgress={onInProgress}
            />
            <PaymentRequest purpose={subject.purpose} />
          </Stack>
        );
      }}
    </QueryState>
  );
}
