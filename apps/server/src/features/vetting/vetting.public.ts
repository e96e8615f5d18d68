import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeopleWithRole, markUnchecked } from '../accounts/accounts.public.ts';
import { tellCheckEnded } from '../circle/circle.public.ts';
import { announceStatus } from './announce-status.ts';
import { endConfirmation, leavePromises } from './end-confirmation.ts';
import {
  findVettingOf,
  insertStep,
  lockVetting,
  marksGone,
  updateVetting,
} from './vetting.repo.ts';

export type { Fallen, PromiseSource } from './promises/read-promises.ts';
export { countWaiting } from './vetting.repo.ts';
export { endConfirmation, leavePromises };

/**
 * The licence number that a coordinator has compared with the papers of somebody of this name; null when
 * nobody has.
 */
export async function checkedLicenceOf(db: Db, personId: string): Promise<string | null> {
  const row = await findVettingOf(db, personId);
  return row?.state === 'confirmed' && row.nameCheck === null ? row.licenceNumber : null;
}

/**
 * Follows a change of what papers are compared with, such as a doctor's specialty. A confirmation is
 * taken back: the person must send papers again, and their circles are notified. Of papers that wait,
 * no coordinator can confirm what they saw before.
 */
export async function reopenVetting(platform: Platform, tx: Tx, personId: string): Promise<void> {
  const known = await findVettingOf(tx, personId);
  const row = known && (await lockVetting(tx, known.id));
  const at = platform.clock.now();
  if (row?.state === 'waiting' || row?.state === 'asked') {
    await updateVetting(tx, row.id, { sentAt: at, changedAt: at });
    tx.changed('admin', await findPeopleWithRole(tx, 'ADMIN'));
  }
  if (row?.state !== 'confirmed') return;
  await updateVetting(tx, row.id, { ...marksGone(row, at), state: 'open', changedAt: at });
  await insertStep(tx, { vettingId: row.id, act: 'reopened', text: null, actorId: personId, at });
  await markUnchecked(tx, personId);
  await tellCheckEnded(platform, tx, { by: null, personId });
  await announceStatus(tx, personId, at);
}
