import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Payout } from '@hafi/contract/payments/payouts.contract';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDoctors } from '../../doctors/doctors.public.ts';
import { postPayout } from '../post-ledger.ts';
import { presentPayout } from './payouts.presenter.ts';
import { lockPayout, reverse } from './payouts.repo.ts';
import { tellDoctor } from './tell-doctor.ts';

/**
 * Takes a payout that was recorded by mistake out of the books, as a coordinator: by a counter-entry,
 * with an audit entry; the doctor is told why. Idempotent.
 * @throws Problem not-found
 */
export async function reversePayout(
  platform: Platform,
  actorId: string,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<Payout> {
  const at = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const known = await lockPayout(tx, id);
    if (!known) throw new Problem(coreErrors['not-found']);
    if (known.reversedAt) return presentPayout(known);
    const payout = await reverse(tx, id, {
      reversedAt: at,
      reversedBy: actorId,
      reversalReason: reason,
    });
    await postPayout(tx, payout, { at, back: true });
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
