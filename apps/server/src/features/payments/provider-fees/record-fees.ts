import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { postFees } from '../ledger/post-ledger.ts';
import type { PaymentRow } from '../payments.repo.ts';
import { findLastFees, insertFees } from './provider-fees.repo.ts';
import type { FeeSource } from './provider-fees.tables.ts';

/** What a provider says that it keeps. */
export interface SaidFee {
  readonly payment: Pick<PaymentRow, 'id' | 'method' | 'provider'>;
  /** Null for what was kept of the payment itself. */
  readonly refundId: string | null;
  /** In whole RWF. */
  readonly fee: number;
}

const keyOf = (paymentId: string, refundId: string | null) => `${paymentId} ${refundId ?? ''}`;

/**
 * Writes down and books what providers keep, in the transaction that has locked the payments. Repeating it
 * changes nothing; a statement that says otherwise than before corrects the books, and an answer about a
 * payment corrects nothing.
 */
export async function recordFees(
  tx: Tx,
  said: readonly SaidFee[],
  { at, source }: { readonly source: FeeSource; readonly at: Date },
): Promise<void> {
  if (said.length === 0) return;
  const ids = [...new Set(said.map(({ payment }) => payment.id))];
  const known = new Map(
    (await findLastFees(tx, ids)).map((row) => [keyOf(row.paymentId, row.refundId), row]),
  );
  // Named twice in one list, the last counts.
  const latest = new Map(said.map((one) => [keyOf(one.payment.id, one.refundId), one]));
  const news = [...latest].flatMap(([key, { fee, payment, refundId }]) => {
    const before = known.get(key);
    if (before && (source === 'status' || before.fee === fee)) return [];
    return [{ payment, refundId, fee, before: before?.fee ?? null, nth: (before?.nth ?? 0) + 1 }];
  });
  const [first, ...others] = news.map(({ fee, nth, payment, refundId }) => ({
    id: newId(),
    paymentId: payment.id,
    refundId,
    nth,
    fee,
    source,
    at,
  }));
  if (!first) return;
  await insertFees(tx, [first, ...others]);
  await postFees(tx, news, at);
}
