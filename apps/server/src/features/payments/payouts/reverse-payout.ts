import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Payout } from '@hafi/contract/payments/payouts.contract';
import { payoutsErrors } from '@hafi/contract/payments/payouts.errors';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findDoctors } from '../../doctors/doctors.public.ts';
import { freeDebitOf, lockDebits } from '../bank/debits/debits.repo.ts';
import { postPayout } from '../ledger/post-ledger.ts';
import { comparePayout } from '../reconciliation/compare-day.ts';
import { presentPayout } from './payouts.presenter.ts';
import { lockPayout, type PayoutRow, reverse } from './payouts.repo.ts';
import { takeBackPayoutFee } from './record-payout-fees.ts';
import { tellDoctor } from './tell-doctor.ts';

/**
 * Takes a payout that was recorded by mistake out of the books, as a coordinator: by a counter-entry,
 * with an audit entry; the doctor is told why. The same once more, of the same coordinator, changes nothing.
 * @throws Problem not-found, payout-taken-back when it was done already, with other words or by another
 */
export async function reversePayout(
  platform: Platform,
  actorId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Payout> {
  const at = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    // Before the payout: who puts a line on one locks in this order.
    await lockDebits(tx);
    const known = await lockPayout(tx, id);
    if (!known) throw new Problem(coreErrors['not-found']);
    if (known.reversedAt) {
      await refuseAnother(tx, known, { actorId, reason });
      return presentPayout(known);
    }
    const payout = await reverse(tx, id, {
      reversedAt: at,
      reversedBy: actorId,
      reversalReason: reason,
    });
    await postPayout(tx, payout, { at, back: true });
    await takeBackPayoutFee(tx, payout, at);
    await comparePayout(platform, tx, payout);
    await freeDebitOf(tx, id);
    const doctor = (await findDoctors(tx, [payout.doctorId])).get(payout.doctorId);
    if (!doctor) throw new Error('the doctor of a payout is gone');
    await recordAudit(tx, {
      actorId,
      action: 'payout.reversed',
      subjectId: doctor.personId,
      at,
      reason: `${payout.amount} RWF, ${payout.reference}: ${reason}`,
    });
    await tellDoctor(platform, tx, { payout, personId: doctor.personId, by: actorId });
    return presentPayout(payout);
  });
}

/** @throws Problem payout-taken-back unless this coordinator has done it, with these words */
async function refuseAnother(
  tx: Tx,
  { reversalReason, reversedBy }: PayoutRow,
  { actorId, reason }: { readonly actorId: string; readonly reason: string },
): Promise<void> {
  if (reversedBy === actorId && reversalReason === reason) return;
  const name = (await findPeople(tx, reversedBy ? [reversedBy] : [])).get(reversedBy ?? '')?.name;
  throw new Problem(payoutsErrors['payout-taken-back'], {
    values: { name: name ?? '—', reason: reversalReason ?? '' },
  });
}
