import type { ErrorText } from '@hafi/contract/core/errors';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Notice } from './notice.ts';
import { insertActivity, insertNotifications } from './notifications.repo.ts';
import { deleteSubscriptions } from './push-subscriptions.repo.ts';
import { type Teller, type Told, tellMany } from './tell-many.ts';
import { type NoticeValues, writeValues } from './write-values.ts';

export type { Notice } from './notice.ts';
export type { NoticeValues } from './write-values.ts';
export { type Told, tellMany, writeValues };

/** Puts a notification behind the bell, in the caller's transaction. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  await insertNotifications(tx, [notice]);
}

/** Adds a line to a person's recent activity, in the caller's transaction. */
export async function recordActivity(
  tx: Tx,
  personId: string,
  text: Pick<ErrorText, 'id'>,
  values: NoticeValues = {},
  at?: Date,
): Promise<void> {
  await insertActivity(tx, { personId, textId: text.id, values, at });
}

/**
 * Tells somebody in their own language, in the caller's transaction:
 * behind the bell, and outside on the channels that they chose, after their quiet hours unless it
 * is an emergency. `outside` replaces the text where others may read along, in mail and SMS: no
 * names of patients, no health words. A push shows the title only.
 */
export async function tell(platform: Teller, tx: Tx, notice: Told): Promise<void> {
  await tellMany(platform, tx, [notice]);
}

/** A push service says that a device takes no more: it is forgotten. */
export async function forgetDevice(db: Db, endpoint: string): Promise<void> {
  await deleteSubscriptions(db, { endpoint });
}
