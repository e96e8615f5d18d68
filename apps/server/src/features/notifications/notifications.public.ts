import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { deleteNoticesAbout } from './notifications.repo.ts';
import { deleteSubscriptions } from './push-subscriptions.repo.ts';

export type { Notice } from './notice.ts';
export { notify, recordActivity, type Told, tell, tellMany } from './tell.ts';
export { type NoticeValues, writeValues } from './write-values.ts';

/**
 * Takes out of a person's bell what it says about an elder; only about the elder's health when
 * `healthOnly`. For somebody who may no longer know.
 */
export const forgetNoticesAbout = (
  tx: Tx,
  personId: string,
  elderId: string,
  healthOnly: boolean,
): Promise<void> => deleteNoticesAbout(tx, personId, elderId, healthOnly);

/** Forgets a device whose push service reports that it no longer accepts messages. */
export async function forgetDevice(db: Db, endpoint: string): Promise<void> {
  await deleteSubscriptions(db, { endpoint });
}
