import { getPayment } from '@hafi/contract/payments/payments.contract';
import { useLingui } from '@lingui/react/macro';
import { RefundLine } from '../../../kit/payments/refund-line.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** How the money of a badge stands that goes, or went, back. */
export function BadgeMoney({ paymentId }: { paymentId: string }) {
  const { t } = useLingui();
  const query = useAnswer(getPayment, { params: { id: paymentId } });
  return (
    <QueryState
      compact
      query={query}
      label={t`Loading...`}
      failed={t`How your money stands did not arrive`}
    >
      {({ refunds }) =>
        refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} paymentId={paymentId} />
        ))
      }
    </QueryState>
  );
}
