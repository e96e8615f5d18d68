import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { calendarFeeds } from './calendar-feeds.tables.ts';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

/** Stores a person's feed, replacing the previous one. */
export async function putFeed(tx: Tx, row: CalendarFeedRow): Promise<void> {
  const { tokenHash, createdAt } = row;
  await tx
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({ target: calendarFeeds.personId, set: { tokenHash, createdAt } });
}

export async function findFeedOf(db: Db, personId: string): Promise<CalendarFeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.personId, personId));
  return row;
}

export async function findFeedByHash(
  db: Db,
  tokenHash: string,
): Promise<CalendarFeedRow | undefined> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash));
  return row;
}

export async function deleteFeed(tx: Tx, personId: string): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.personId, personId));
}
