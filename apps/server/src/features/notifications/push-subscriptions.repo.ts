import { eq, or } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/db/database.ts';
import { pushSubscriptions } from './notifications.tables.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** The devices of a person that show pushes; who is signed out has lost the row. */
export async function findSubscriptions(db: Db, personId: string): Promise<SubscriptionRow[]> {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.personId, personId));
}

/** Keeps one for a session. A browser has one endpoint, so whoever had it before loses it. */
export async function keepSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { endpoint, sessionId } = row;
    await tx
      .delete(pushSubscriptions)
      .where(
        or(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.sessionId, sessionId)),
      );
    await tx.insert(pushSubscriptions).values(row).onConflictDoNothing();
  });
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
