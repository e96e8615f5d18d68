import type { Tx } from '../../../platform/db/tx.ts';
import { findLastFees } from '../provider-fees/provider-fees.repo.ts';
import { recordFees, type SaidFee } from '../provider-fees/record-fees.ts';
import { lockPayments } from '../together/together.repo.ts';
import { keptOf, type Pair } from './compare-list.ts';

/**
 * Books what lists say that the provider kept, of money that both sides have, of the same sum. A list
 * that is imported again corrects what an earlier one said.
 */
export async function bookFees(tx: Tx, pairs: readonly Pair[], at: Date): Promise<void> {
  const said = pairs.flatMap(({ line, our }): SaidFee[] => {
    const fee = keptOf(line);
    const isSame = our?.isDone && line.state === 'succeeded' && our.amount === line.amount;
    // The ledger has no fee of what is sent to a doctor: it belongs to no payment.
    if (fee === null || !our || our.payoutId !== null || !isSame) return [];
    const { method, paymentId: id, provider, refundId } = our;
    return [{ payment: { id, method, provider }, refundId, fee }];
  });
  const ids = [...new Set(said.map(({ payment }) => payment.id))];
  const known = new Set(
    (await findLastFees(tx, ids)).map(({ fee, paymentId, refundId }) =>
      [paymentId, refundId, fee].join(),
    ),
  );
  const news = said.filter(
    ({ fee, payment, refundId }) => !known.has([payment.id, refundId, fee].join()),
  );
  if (news.length === 0) return;
  await lockPayments(tx, [...new Set(news.map(({ payment }) => payment.id))]);
  await recordFees(tx, news, { source: 'statement', at });
}
