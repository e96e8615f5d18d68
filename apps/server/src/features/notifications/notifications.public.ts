import type { Link } from '@hafi/contract/core/links';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { withdrawMessages } from '../../platform/outbox/end-messages.repo.ts';
import { findMessagesOf } from '../../platform/outbox/not-arriving.repo.ts';
import type { OutboxRow } from '../../platform/outbox/outbox.repo.ts';
import {
  deleteNoticesAbout,
  deleteNoticesWith,
  findNoticesByKey,
  markRead,
  type NoticeSubject,
} from './notifications.repo.ts';
import { deleteSubscriptions } from './push-subscriptions.repo.ts';
import { closeUnreached, findUnreached, type UnreachedRow } from './unreached.repo.ts';

export {
  countActivity,
  forgetActivity,
  recordActivities,
  recordActivity,
  takeBackActivity,
} from './activity/record-activity.ts';
export { isAsleep } from './channels.ts';
export { type Delivery, findDeliveries } from './find-deliveries.ts';
export { hasWay } from './has-way.ts';
export { findLastUrgent } from './last-urgent.repo.ts';
export type { Notice } from './notice.ts';
export type { OutgoingNotice } from './outgoing-notice.ts';
export { ringDevices } from './ring-devices.ts';
export { findDevices, notify, notifyMany, tell, tellEach, tellMany } from './tell.ts';
export { smsNumberOf, writeSms } from './write-messages.ts';
export { type NoticeValues, writeValues } from './write-values.ts';
export { findNoticesByKey, type NoticeSubject };

/** Before every time that a clock shows, however wrong. */
const always = new Date(0);

/**
 * Takes out of a person's bell what it says about an elder on these subjects, and has what is urgent
 * and has not left yet never leave. For somebody who may no longer know.
 */
export async function forgetNoticesAbout(
  tx: Tx,
  personId: string,
  elderId: string,
  subjects: readonly NoticeSubject[],
): Promise<void> {
  const notices = await deleteNoticesAbout(tx, personId, elderId, subjects);
  await withdrawMessages(tx, notices, always);
}

/** Marks a person's notices with this link as read, because they have done what was asked. */
export const readNoticesWith = (tx: Tx, personId: string, link: Link, at: Date): Promise<void> =>
  markRead(tx, personId, at, link);

/** Takes a person's notices with this link out of their bell: nothing of them is left to know. */
export const removeNoticesWith = (tx: Tx, personId: string, link: Link): Promise<void> =>
  deleteNoticesWith(tx, personId, link);

export { closeUnreached };

/** An urgent notice that reached nobody, with its messages. */
export type UnreachedNotice = UnreachedRow & { readonly messages: readonly OutboxRow[] };

/** One page of the urgent notices that reached nobody, the latest first. */
export async function findUnreachedNotices(db: Db, page: Wanted): Promise<UnreachedNotice[]> {
  const rows = await findUnreached(db, page);
  const messagesOf = await findMessagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => Object.assign(row, { messages: messagesOf.get(row.id) ?? [] }));
}

/** Forgets a device whose push service reports that it no longer accepts messages. */
export async function forgetDevice(db: Db, endpoint: string): Promise<void> {
  await deleteSubscriptions(db, { endpoint });
}
