import type { Db } from '../../platform/db/database.ts';
import { deleteSubscriptions } from './push-subscriptions.repo.ts';

export type { Notice } from './notice.ts';
export { notify, recordActivity, type Told, tell, tellMany } from './tell.ts';
export { type NoticeValues, writeValues } from './write-values.ts';

/** Forgets a device whose push service reports that it no longer accepts messages. */
export async function forgetDevice(db: Db, endpoint: string): Promise<void> {
  await deleteSubscriptions(db, { endpoint });
}
