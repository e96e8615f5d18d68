import type { Tx } from '../../../platform/db/tx.ts';
import { findLastPayoutFees } from '../payouts/payout-fees.repo.ts';
import { lockPayouts } from '../payouts/payouts.repo.ts';
import { recordPayoutFees } from '../payouts/record-payout-fees.ts';
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
  if (news.length > 0) {
    await lockPayments(tx, [...new Set(news.map(({ payment }) => payment.id))]);
    await recordFees(tx, news, { source: 'statement', at });
  }
  await bookFeesOfPayouts(tx, pairs, at);
}

/** Books the fees that lists name for what was sent to doctors: what they name, and nothing reckoned. */
async function bookFeesOfPayouts(tx: Tx, pairs: readonly Pair[], at: Date): Promise<void> {
  const said = new Map(
    pairs.flatMap(({ line: { amount, currency, fee, state }, our }) => {
      const isSame = state === 'succeeded' && currency === 'RWF' && our?.amount === amount;
      return our?.payoutId && isSame && fee !== null ? [[our.payoutId, fee] as const] : [];
    }),
  );
  const known = await findLastPayoutFees(tx, [...said.keys()]);
  const news = [...said].filter(([id, fee]) => known.get(id)?.fee !== fee);
  const payouts = await lockPayouts(
    tx,
    news.map(([id]) => id),
  );
  const fees = payouts.map((payout) => ({ payout, fee: said.get(payout.id) ?? 0 }));
  await recordPayoutFees(tx, fees, { source: 'statement', at });
}
