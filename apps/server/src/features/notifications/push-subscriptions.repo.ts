import { eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { idList, preparedOnce } from '../../platform/db/prepared.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { pushSubscriptions } from './notifications.tables.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** A device as the address of a push. */
export const deviceAddress = ({
  auth,
  endpoint,
  p256dh,
}: Pick<SubscriptionRow, 'auth' | 'endpoint' | 'p256dh'>): string =>
  JSON.stringify({ endpoint, keys: { p256dh, auth } });

const subscriptionsOf = preparedOnce((db) =>
  db
    .select()
    .from(pushSubscriptions)
    .where(sql`${pushSubscriptions.personId} = any(${sql.placeholder('people')}::uuid[])`)
    .prepare('push_subscriptions_of'),
);

/** The push devices of people; signing out deletes the row. */
export async function findSubscriptionsOf(
  db: Db,
  personIds: readonly string[],
): Promise<SubscriptionRow[]> {
  if (personIds.length === 0) return [];
  return subscriptionsOf(db).execute({ people: idList(personIds) });
}

/**
 * Stores the subscription of a session. A browser has one endpoint, so a previous owner loses it.
 */
export async function keepSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  const { endpoint, sessionId } = row;
  await tx
    .delete(pushSubscriptions)
    .where(
      or(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.sessionId, sessionId)),
    );
  await tx.insert(pushSubscriptions).values(row).onConflictDoNothing();
}

export async function deleteSubscriptions(
  db: Db,
  which: { endpoint: string } | { sessionId: string },
): Promise<void> {
  const wanted =
    'endpoint' in which
      ? eq(pushSubscriptions.endpoint, which.endpoint)
      : eq(pushSubscriptions.sessionId, which.sessionId);
  await db.delete(pushSubscriptions).where(wanted);
}
