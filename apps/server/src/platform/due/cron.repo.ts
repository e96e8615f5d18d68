import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Tx } from '../db/tx.ts';
import { cronRuns } from './cron.tables.ts';
import type { DueUntil } from './due-work.ts';

/** Inserts the first run of each cron; crons that are known keep theirs. */
export async function insertCrons(
  tx: Tx,
  rows: readonly (typeof cronRuns.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(cronRuns)
      .values([...rows])
      .onConflictDoNothing();
}

/**
 * Leases the crons that are due. A next run after `farthest` was written while the clock was wrong,
 * and counts as due.
 */
export async function leaseCrons(
  tx: Tx,
  ids: readonly string[],
  { limit, now, open, until }: DueUntil,
  farthest: Date,
): Promise<{ id: string }[]> {
  const { dueAt, id } = cronRuns;
  const due = tx
    .select({ id })
    .from(cronRuns)
    .where(and(inArray(id, [...ids]), or(lte(dueAt, now), gt(dueAt, farthest)), open(id)))
    .orderBy(dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(cronRuns).set({ dueAt: until }).where(inArray(id, due)).returning({ id });
}

/** Sets a cron's next run, unless its lease has expired and another process has taken it. */
export async function setNextRun(db: Db, id: string, leasedUntil: Date, next: Date): Promise<void> {
  await db
    .update(cronRuns)
    .set({ dueAt: next })
    .where(and(eq(cronRuns.id, id), eq(cronRuns.dueAt, leasedUntil)));
}
