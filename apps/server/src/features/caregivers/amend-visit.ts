import type { CareAmendment } from '@hafi/contract/caregivers/care.schemas';
import type { CareVisit } from '@hafi/contract/caregivers/caregivers.contract';
import { caregiversErrors } from '@hafi/contract/caregivers/caregivers.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Caller, requireCare } from './care-access.ts';
import { isCaregiver } from './caregivers.policy.ts';
import { requireThere } from './log-visit.ts';
import { announceVisits } from './tell-visits.ts';
import { mayAmend, presentVisits } from './visit.presenter.ts';
import { sensibleTimes } from './visit-times.ts';
import { findVisit, insertEntry, putVisit } from './visits.repo.ts';

/**
 * Corrects one of the caller's finished visits; the earlier versions are kept.
 * @throws Problem not-found, log-closed when it is too late, and those of the endpoint
 */
export async function amendVisit(
  platform: Platform,
  principal: Caller,
  requested: { readonly elderId: string; readonly visitId: string; readonly right: CareAmendment },
): Promise<CareVisit> {
  const { clock, db } = platform;
  const { elderId, right, visitId } = requested;
  const { personId } = principal;
  await requireCare(platform, principal, elderId, isCaregiver);
  const visit = await inTransaction(platform, async (tx) => {
    await lock(tx, 'caregiver', personId);
    const now = clock.now();
    const before = await findVisit(tx, visitId);
    if (before?.elderId !== elderId || before.caregiverId !== personId) {
      throw new Problem(coreErrors['not-found']);
    }
    if (!mayAmend(before, personId, now)) throw new Problem(caregiversErrors['log-closed']);
    const { condition, note, tasks } = right;
    const said = { ...sensibleTimes(right, now), tasks, condition, note: note || null };
    await requireThere(tx, personId, { ...said, id: visitId });
    await insertEntry(tx, { ...said, id: newId(), visitId, saidBy: personId, saidAt: now });
    await announceVisits(tx, before);
    return putVisit(tx, { ...before, ...said, amendedAt: now });
  });
  const [shown] = await presentVisits(db, [visit], { personId, now: clock.now() });
  if (!shown) throw new Error('a visit was not kept');
  return shown;
}
