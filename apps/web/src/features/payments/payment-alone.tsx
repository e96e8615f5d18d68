import { Problem } from '@hafi/contract/core/problem';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { PaymentProgress } from './payment-progress.tsx';
import { usePayment } from './payments.queries.ts';

/** How the reader's own payment stands, where they cannot see any more what it was for. */
export function PaymentAlone(props: {
  id: string;
  /** Drawn where it is not their own payment. */
  otherwise: ReactNode;
}) {
  const { id, otherwise } = props;
  const { t } = useLingui();
  const query = usePayment(id);
  if (query.error instanceof Problem && query.error.status === 404) return otherwise;
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`Your payment did not arrive`}>
      {(payment) => (
        <PaymentProgress
          payment={payment}
          subject={{
            purpose: payment.for,
            isOver: true,
            paid: <Trans>Your payment has come. Thank you.</Trans>,
            toCome: (
              <Trans>
                You cannot see any more what it was for. The payment and its receipt stay yours.
              </Trans>
            ),
            kept: <Trans>You cannot see any more what it was for.</Trans>,
            next: (
              <ButtonLink as={Link} to={paths.ownPayments}>
                <Trans>My payments</Trans>
              </ButtonLink>
            ),
          }}
          opened
          onAgain={() => void query.refetch()}
        />
      )}
    </QueryState>
  );
}
