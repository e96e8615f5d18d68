import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { tookRow } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Due } from '../../platform/due/due-work.ts';
import { badges } from './badges.tables.ts';

export type BadgeRow = typeof badges.$inferSelect;

/** Stores a badge that was chosen; false when one of the kind is chosen or reviewed already. */
export async function insertBadge(tx: Tx, row: typeof badges.$inferInsert): Promise<boolean> {
  const made = await tx.insert(badges).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** A badge, with its row locked. */
export async function lockBadge(tx: Tx, id: string): Promise<BadgeRow | undefined> {
  tookRow(tx, 'badge', id);
  const [row] = await tx.select().from(badges).where(eq(badges.id, id)).for('update');
  return row;
}

export async function updateBadge(
  tx: Tx,
  id: string,
  change: Partial<typeof badges.$inferInsert>,
): Promise<void> {
  await tx.update(badges).set(change).where(eq(badges.id, id));
}

/** All badges of a person, newest first. */
export function findBadgesOf(db: Db, personId: string): Promise<BadgeRow[]> {
  return db
    .select()
    .from(badges)
    .where(eq(badges.personId, personId))
    .orderBy(desc(badges.createdAt), desc(badges.id));
}

export async function findBadges(db: Db, ids: readonly string[]): Promise<BadgeRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(badges)
    .where(inArray(badges.id, [...ids]));
}

/** The badges of these people that are valid at an instant, the longest first. */
export async function findValid(
  db: Db,
  personIds: readonly string[],
  now: Date,
): Promise<BadgeRow[]> {
  if (personIds.length === 0) return [];
  const { personId, state, until } = badges;
  return db
    .select()
    .from(badges)
    .where(and(inArray(personId, [...personIds]), eq(state, 'approved'), gt(until, now)))
    .orderBy(desc(until));
}

/** Badges of which something is due. */
export function findBadgesDue(tx: Tx, { limit, now, open }: Due): Promise<BadgeRow[]> {
  return tx
    .select()
    .from(badges)
    .where(and(lte(badges.dueAt, now), open(badges.id)))
    .orderBy(asc(badges.dueAt))
    .limit(limit);
}

/** Deletes all badges of a person. */
export async function deleteBadgesOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(badges).where(eq(badges.personId, personId));
}
