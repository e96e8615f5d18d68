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

/** Adds a notification to a person's list, in the caller's transaction. */
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
 * Notifies a person in their own language, in the caller's transaction: in the app, and on the
 * channels that they chose, after their quiet hours unless it is an emergency. `outside` replaces
 * the text in mail and SMS, where others may read it: no patients' names, nothing about health. A
 * push shows only the title.
 */
export async function tell(platform: Teller, tx: Tx, notice: Told): Promise<void> {
  await tellMany(platform, tx, [notice]);
}

/** Forgets a device whose push service reports that it no longer accepts messages. */
export async function forgetDevice(db: Db, endpoint: string): Promise<void> {
  await deleteSubscriptions(db, { endpoint });
}
