import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { setAsideRows } from './set-aside.tables.ts';

export type SetAsideRow = typeof setAsideRows.$inferSelect;

const { lastAt, nextTryAt, rowId, workId } = setAsideRows;

/**
 * Whether the row of an id may be worked on: it was not set aside, or is to be tried again. A failure
 * in the future was written by a clock that has been put back since, and counts no more.
 */
export function notSetAside(work: string, id: AnyPgColumn, now: Date): SQL {
  return sql`not exists (select 1 from ${setAsideRows} where ${workId} = ${work}
    and ${rowId} = ${id}::text and ${lastAt} <= ${now.toISOString()}::timestamptz
    and ${nextTryAt} > ${now.toISOString()}::timestamptz)`;
}

/** Sets a row aside after a failure: for 10 s, 20 s, 40 s, … up to an hour. Answers how often it failed. */
export async function setAside(
  db: Db,
  failed: { workId: string; rowId: string; code: string; at: Date },
): Promise<number> {
  const { at, ...row } = failed;
  const [kept] = await db
    .insert(setAsideRows)
    .values({
      ...row,
      failures: 1,
      firstAt: at,
      lastAt: at,
      nextTryAt: new Date(at.getTime() + 10_000),
    })
    .onConflictDoUpdate({
      target: [workId, rowId],
      set: {
        failures: sql`${setAsideRows.failures} + 1`,
        code: failed.code,
        lastAt: at,
        nextTryAt: sql`excluded.last_at
          + make_interval(secs => least(3600, 10 * power(2, least(${setAsideRows.failures}, 20))))`,
      },
    })
    .returning({ failures: setAsideRows.failures });
  return kept?.failures ?? 1;
}

/** Which of these rows had been set aside, and are tried again. */
export async function findTriedAgain(
  db: Db,
  work: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ rowId })
    .from(setAsideRows)
    .where(and(eq(workId, work), inArray(rowId, [...ids])));
  return new Set(rows.map((row) => row.rowId));
}

/** What was set aside has been handled. */
export async function forget(db: Db, work: string, ids: readonly string[]): Promise<void> {
  await db.delete(setAsideRows).where(and(eq(workId, work), inArray(rowId, [...ids])));
}

/** Forgets rows that were to be tried again before an instant and were not: they are due no more. */
export async function forgetSettled(db: Db, before: Date): Promise<void> {
  await db.delete(setAsideRows).where(lt(nextTryAt, before));
}

/** What is set aside, the last failure first, and how many there are. */
export async function findSetAside(
  db: Db,
  limit: number,
): Promise<{ rows: SetAsideRow[]; total: number }> {
  const rows = await db
    .select()
    .from(setAsideRows)
    .orderBy(desc(lastAt), workId, rowId)
    .limit(limit);
  const [all] = await db.select({ total: count() }).from(setAsideRows);
  return { rows, total: all?.total ?? 0 };
}
