import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { forgetActivityOf } from './activity/record-activity.ts';
import { activities, notifications, pushSubscriptions } from './notifications.tables.ts';

/** Deletes a person's notifications, activity and push devices. */
export async function deleteNoticesOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.personId, personId));
  await forgetActivityOf(tx, personId);
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.personId, personId));
}

/** Deletes notifications and activity from before `at`, of everybody. */
export async function deleteNoticesBefore(db: Db, at: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, at));
  await db.delete(activities).where(lt(activities.at, at));
}
