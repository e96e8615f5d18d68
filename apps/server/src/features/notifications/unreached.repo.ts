import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import { notifications, unreachedNotices } from './notifications.tables.ts';

export type UnreachedRow = typeof unreachedNotices.$inferSelect;

const { closedAt, id, toldAt } = unreachedNotices;
const lastNotified = newestFirst(toldAt, id);

/** Lists notices as not arrived; those that are listed already stay as they are. */
export async function insertUnreached(
  tx: Tx,
  rows: readonly (typeof unreachedNotices.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(unreachedNotices)
    .values([...rows])
    .onConflictDoNothing();
}

/** Neither read in the app since, nor sent after all because a provider is back. */
const stillUnreached = sql`exists (select from ${notifications}
    where ${notifications.id} = ${id} and ${notifications.readAt} is null)
  and not exists (select from ${outboxMessages}
    where ${outboxMessages.noticeId} = ${id} and ${outboxMessages.sentAt} is not null)`;

/** One page of the notices that reached nobody and were not closed, the latest first. */
export async function findUnreached(db: Db, { after, limit }: Wanted): Promise<UnreachedRow[]> {
  return db
    .select()
    .from(unreachedNotices)
    .where(and(isNull(closedAt), stillUnreached, lastNotified.beyond(after)))
    .orderBy(...lastNotified.by)
    .limit(limit);
}

/** Closes one; false when there is none that is open. */
export async function closeUnreached(tx: Tx, noticeId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(unreachedNotices)
    .set({ closedAt: at })
    .where(and(eq(id, noticeId), isNull(closedAt)))
    .returning({ id });
  return rows.length > 0;
}
