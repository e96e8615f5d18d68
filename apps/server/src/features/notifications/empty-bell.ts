import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { clearNotice, deleteNotification, markRead } from './notifications.repo.ts';

/** Marks all of a person's notifications as read. */
export async function readAllNotifications(platform: Platform, personId: string): Promise<void> {
  await inTransaction(platform, async (tx) => {
    await markRead(tx, personId, platform.clock.now());
    tx.changed('notifications', [personId]);
  });
}

/**
 * Takes one of the caller's notifications out of the bell; again as often as it is asked.
 * @throws Problem not-found, also for other people's
 */
export async function clearNotification(
  platform: Platform,
  personId: string,
  id: string,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    if (!(await clearNotice(tx, personId, id, platform.clock.now()))) {
      throw new Problem(coreErrors['not-found']);
    }
    tx.changed('notifications', [personId]);
  });
}

/**
 * Deletes one of the caller's notifications.
 * @throws Problem not-found, also for other people's
 */
export async function removeNotification(
  platform: Platform,
  personId: string,
  id: string,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    if (!(await deleteNotification(tx, personId, id))) throw new Problem(coreErrors['not-found']);
    tx.changed('notifications', [personId]);
  });
}
