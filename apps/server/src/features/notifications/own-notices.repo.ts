import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/tx.ts';
import { activities, notifications, pushSubscriptions } from './notifications.tables.ts';

/** Deletes what somebody was told, what they did, and the devices on which they were told. */
export async function deleteNoticesOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.personId, personId));
  await tx.delete(activities).where(eq(activities.personId, personId));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.personId, personId));
}
