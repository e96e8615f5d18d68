import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { markUnchecked } from '../accounts/accounts.public.ts';
import { findVettingOf, insertStep, lockVetting, noMarks, updateVetting } from './vetting.repo.ts';

export { endConfirmation } from './decide-vetting.ts';
export { countWaiting } from './vetting.repo.ts';

/**
 * The licence number that a coordinator has compared with the papers of somebody of this name; null when
 * nobody has.
 */
export async function checkedLicenceOf(db: Db, personId: string): Promise<string | null> {
  const row = await findVettingOf(db, personId);
  return row?.state === 'confirmed' && row.nameCheck === null ? row.licenceNumber : null;
}

/**
 * Takes back a confirmation because what was checked has changed, such as a doctor's specialty: the
 * person must send papers again. Does nothing for somebody who is not confirmed.
 */
export async function reopenVetting({ clock }: Platform, tx: Tx, personId: string): Promise<void> {
  const known = await findVettingOf(tx, personId);
  const row = known && (await lockVetting(tx, known.id));
  if (row?.state !== 'confirmed') return;
  const at = clock.now();
  await updateVetting(tx, row.id, { ...noMarks, state: 'open', changedAt: at });
  await insertStep(tx, { vettingId: row.id, act: 'reopened', text: null, actorId: personId, at });
  await markUnchecked(tx, personId);
  tx.changed(['vetting', 'session'], [personId]);
}
