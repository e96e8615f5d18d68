import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { activities, notifications, pushSubscriptions } from './notifications.tables.ts';

/** Deletes what somebody was told, what they did, and the devices on which they were told. */
export async function deleteNoticesOf(tx: Db, personId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.personId, personId));
  await tx.delete(activities).where(eq(activities.personId, personId));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.personId, personId));
}
