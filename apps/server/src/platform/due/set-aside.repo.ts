import { hourInMs } from '@hafi/base/time';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { newestFirst } from '../db/keyset.ts';
import { preparedOnce } from '../db/prepared.ts';
import type { Tx } from '../db/tx.ts';
import type { Wanted } from '../http/read-page.ts';
import { newId } from '../ids/uuid-v7.ts';
import { setAsideRows } from './set-aside.tables.ts';

export type SetAsideRow = typeof setAsideRows.$inferSelect;

const { firstAt, id, lastAt, nextTryAt, rowId, workId } = setAsideRows;

/**
 * A condition: the row was not set aside, or its retry is due. A failure in the future was written
 * while the clock was wrong, and is ignored.
 */
export function notSetAside(work: string, id: AnyPgColumn, now: Date): SQL {
  return sql`not exists (select 1 from ${setAsideRows} where ${workId} = ${work}
    and ${rowId} = ${id}::text and ${lastAt} <= ${now.toISOString()}::timestamptz
    and ${nextTryAt} > ${now.toISOString()}::timestamptz)`;
}

/**
 * Sets a row aside after a failure, with exponential backoff: 10 s, 20 s, 40 s, … up to
 * `longestDelayMs` seconds. Returns how often it failed.
 */
export async function setAside(
  db: Db,
  failed: { workId: string; rowId: string; code: string; at: Date },
  longestDelayMs = hourInMs / 1000,
): Promise<number> {
  const { at, ...row } = failed;
  const [kept] = await db
    .insert(setAsideRows)
    .values({
      ...row,
      id: newId(),
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
          + make_interval(secs => least(${longestDelayMs}::int, 10 * power(2, least(${setAsideRows.failures}, 20))))`,
      },
    })
    .returning({ failures: setAsideRows.failures });
  return kept?.failures ?? 1;
}

/** Which of these rows had been set aside and are now being retried. */
export async function findTriedAgain(
  db: Db,
  work: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await triedAgain(db).execute({ work, ids: JSON.stringify(ids) });
  return new Set(rows.map((row) => row.rowId));
}

const triedAgain = preparedOnce((db) =>
  db
    .select({ rowId })
    .from(setAsideRows)
    .where(
      and(
        eq(workId, sql.placeholder('work')),
        sql`${rowId} in (select jsonb_array_elements_text(${sql.placeholder('ids')}::jsonb))`,
      ),
    )
    .prepare('set_aside_tried_again'),
);

/** Forgets the failures of rows that have now been handled. */
export async function forget(db: Db, work: string, ids: readonly string[]): Promise<void> {
  await db.delete(setAsideRows).where(and(eq(workId, work), inArray(rowId, [...ids])));
}

/**
 * Forgets rows whose retry was due before an instant and did not happen: they are no longer due.
 */
export async function forgetSettled(db: Db, before: Date): Promise<void> {
  await db.delete(setAsideRows).where(lt(nextTryAt, before));
}

const lastToBegin = newestFirst(firstAt, id);

/** One page of the rows that are set aside, those that began to fail last first. */
export async function findSetAside(db: Db, { after, limit }: Wanted): Promise<SetAsideRow[]> {
  return db
    .select()
    .from(setAsideRows)
    .where(lastToBegin.beyond(after))
    .orderBy(...lastToBegin.by)
    .limit(limit);
}

/** Makes a row's retry due now. Returns false when there is no such row. */
export async function tryAgain(tx: Tx, setAsideId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(setAsideRows)
    .set({ nextTryAt: now })
    .where(eq(id, setAsideId))
    .returning({ id });
  return rows.length > 0;
}
