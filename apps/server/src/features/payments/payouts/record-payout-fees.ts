import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { postPayoutFees } from '../ledger/post-ledger.ts';
import { findLastPayoutFees, insertPayoutFees } from './payout-fees.repo.ts';
import type { PayoutFeeSource } from './payout-fees.tables.ts';
import type { PayoutRow } from './payouts.repo.ts';

/** What was kept for a payment to a doctor. */
export interface SaidPayoutFee {
  readonly payout: Pick<PayoutRow, 'account' | 'id'>;
  /** In whole RWF. */
  readonly fee: number;
}

/**
 * Writes down and books what was kept for payments to doctors, in the transaction that has locked them. The
 * same again changes nothing; what is said otherwise corrects the books.
 */
export async function recordPayoutFees(
  tx: Tx,
  said: readonly SaidPayoutFee[],
  { at, source }: { readonly source: PayoutFeeSource; readonly at: Date },
): Promise<void> {
  // Named twice in one list, the last counts.
  const latest = new Map(said.map((one) => [one.payout.id, one]));
  const known = await findLastPayoutFees(tx, [...latest.keys()]);
  const news = [...latest.values()].flatMap(({ fee, payout }) => {
    const before = known.get(payout.id);
    if (before?.fee === fee) return [];
    return [{ payout, fee, before: before?.fee ?? null, nth: (before?.nth ?? 0) + 1 }];
  });
  if (news.length === 0) return;
  await insertPayoutFees(
    tx,
    news.map(({ fee, nth, payout }) => ({
      id: newId(),
      payoutId: payout.id,
      nth,
      fee,
      source,
      at,
    })),
  );
  await postPayoutFees(tx, news, at);
}

/** Takes what was kept for a payment to a doctor out of the books with it. */
export async function takeBackPayoutFee(
  tx: Tx,
  payout: SaidPayoutFee['payout'],
  at: Date,
): Promise<void> {
  const known = await findLastPayoutFees(tx, [payout.id]);
  if (known.size > 0) await recordPayoutFees(tx, [{ payout, fee: 0 }], { source: 'reversal', at });
}
