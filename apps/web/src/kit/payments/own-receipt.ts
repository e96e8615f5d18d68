import { listPayments } from '@hafi/contract/payments/payments.contract';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/**
 * The payment of something whose receipt is the reader's own; null while that is not known, and where
 * somebody else has paid: only who paid sees a receipt.
 */
export function useOwnReceipt(purposeId: string, isPaid: boolean): string | null {
  const own = statusOf(
    useAnswer(listPayments, { query: { of: purposeId, limit: 20 } }, { enabled: isPaid }),
  );
  if (own.status !== 'answered') return null;
  return own.data.find(({ receiptNumber }) => receiptNumber !== null)?.id ?? null;
}
