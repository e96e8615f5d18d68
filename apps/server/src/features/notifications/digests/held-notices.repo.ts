import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { notifications } from '../notifications.tables.ts';
import { heldNotices } from './held-notices.tables.ts';

export type HeldNotice = typeof heldNotices.$inferSelect;

const { dueAt, id, personId } = heldNotices;

/** Keeps notices until they are told together. */
export async function insertHeld(tx: Tx, rows: readonly HeldNotice[]): Promise<void> {
  if (rows.length > 0) await tx.insert(heldNotices).values([...rows]);
}

/**
 * Locks the first notice that is due of each of some people, the longest waiting first. Whoever has
 * it tells them all that is due, so that two processes never share somebody's notices.
 */
export async function lockFirstDue(tx: Tx, { limit, now, open }: Due): Promise<HeldNotice[]> {
  const isFirst = sql`not exists (select from ${heldNotices} as earlier
    where earlier.person_id = ${personId} and (earlier.due_at, earlier.id) < (${dueAt}, ${id}))`;
  return tx
    .select()
    .from(heldNotices)
    .where(and(lte(dueAt, now), isFirst, open(id)))
    .orderBy(asc(dueAt), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** A notice that waits, with what it is; `readAt` when its reader has seen it meanwhile. */
export type DueNotice = HeldNotice &
  Pick<
    typeof notifications.$inferSelect,
    'dedupeKey' | 'link' | 'priority' | 'readAt' | 'titleId' | 'type' | 'values'
  >;

/** All notices of these people that are due, the oldest first. */
export async function findDueNotices(
  db: Db,
  people: readonly string[],
  now: Date,
): Promise<DueNotice[]> {
  const { dedupeKey, link, priority, readAt, titleId, type, values } = notifications;
  const rows = await db
    .select({
      held: heldNotices,
      notice: { dedupeKey, link, priority, readAt, titleId, type, values },
    })
    .from(heldNotices)
    .innerJoin(notifications, eq(notifications.id, id))
    .where(and(inArray(personId, [...people]), lte(dueAt, now)))
    .orderBy(asc(id));
  return rows.map(({ held, notice }) => Object.assign(held, notice));
}

/** Has notices wait longer. */
export async function postponeHeld(tx: Tx, ids: readonly string[], to: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(heldNotices)
    .set({ dueAt: to })
    .where(inArray(id, [...ids]));
}

/** Ends the waiting of notices: they are notified, or need not be any more. */
export async function deleteHeld(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(heldNotices).where(inArray(id, [...ids]));
}
