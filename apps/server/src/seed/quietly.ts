import { gt } from 'drizzle-orm';
import { activities, notifications } from '../features/notifications/notifications.tables.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import type { Platform } from '../platform/platform.ts';

/**
 * Runs `work` without notifying anybody: with a platform that sends nothing, and deleting the
 * notifications and activity that it stores. Use only where nobody else acts at the same time.
 */
export async function quietly<P extends Platform, T>(
  platform: P,
  work: (silent: P) => Promise<T>,
): Promise<T> {
  const { db, outbox } = platform;
  // Ids made by one process sort by time.
  const before = newId();
  const silent = { ...outbox, add: async () => new Set<never>(), kick: () => undefined };
  const done = await work({ ...platform, outbox: silent });
  await db.delete(notifications).where(gt(notifications.id, before));
  await db.delete(activities).where(gt(activities.id, before));
  return done;
}
