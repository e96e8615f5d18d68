import { dayInMs, minuteInMs } from '@hafi/base/time';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { DueUntil } from '../../../platform/due/due-work.ts';
import { people } from '../people.tables.ts';

const { deathDueAt, deathRecordedBy, diedAt, id } = people;

/**
 * Records that a person has died, as an outcome said: what would go on as if they lived stops. The
 * first time stays.
 */
export async function recordDeath(
  tx: Tx,
  personId: string,
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<void> {
  await tx
    .update(people)
    .set({ diedAt: at, deathRecordedBy: by, deathDueAt: at })
    .where(and(eq(id, personId), isNull(diedAt)));
}

/**
 * Takes back that a person has died, since something shows that they lived at `livedAt`. What was
 * before the death was recorded says nothing about it. Returns whether it was recorded.
 */
export async function withdrawDeath(tx: Tx, personId: string, livedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(people)
    .set({ diedAt: null, deathRecordedBy: null, deathDueAt: null })
    .where(and(eq(id, personId), lt(diedAt, livedAt)))
    .returning({ id });
  return rows.length > 0;
}

/** How often work that a death holds looks again, and for how long, in milliseconds. */
const againMs = 10 * minuteInMs;
const heldMs = dayInMs;

/**
 * When work that a recorded death holds looks again: the death may have been recorded by mistake, and
 * then the work goes on. Null once it has been recorded for a day: the work ends.
 */
export const heldByDeathUntil = (recordedAt: Date, now: Date): Date | null =>
  now.getTime() - recordedAt.getTime() < heldMs ? new Date(now.getTime() + againMs) : null;

/** When the death was recorded of those among these people who have died. */
export async function findDied(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select({ id, diedAt })
    .from(people)
    .where(and(inArray(id, [...personIds]), isNotNull(diedAt)));
  return new Map(rows.flatMap((row) => (row.diedAt ? [[row.id, row.diedAt] as const] : [])));
}

/** A death as it was recorded. */
export interface RecordedDeath {
  readonly id: string;
  readonly recordedAt: Date;
  /** Null for one that was recorded before this was stored. */
  readonly by: string | null;
}

/** The death of a person, where one was recorded. */
export async function findDeath(db: Db, personId: string): Promise<RecordedDeath | undefined> {
  const [row] = await db
    .select({ id, recordedAt: diedAt, by: deathRecordedBy })
    .from(people)
    .where(eq(id, personId));
  return row?.recordedAt ? { ...row, recordedAt: row.recordedAt } : undefined;
}

/** Leases those who have died for whom something may still be planned. */
export async function leaseDeaths(
  tx: Tx,
  { limit, now, open, until }: DueUntil,
): Promise<RecordedDeath[]> {
  const due = await tx
    .select({ id })
    .from(people)
    .where(and(lte(deathDueAt, now), open(id)))
    .orderBy(asc(deathDueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const rows = await tx
    .update(people)
    .set({ deathDueAt: until })
    .where(
      inArray(
        id,
        due.map((row) => row.id),
      ),
    )
    .returning({ id, recordedAt: diedAt, by: deathRecordedBy });
  return rows.flatMap(({ recordedAt, ...row }) => (recordedAt ? [{ ...row, recordedAt }] : []));
}

/** Says when a death that is still recorded is looked at next; null when all is called off. */
export async function moveDeath(tx: Tx, personId: string, at: Date | null): Promise<void> {
  await tx
    .update(people)
    .set({ deathDueAt: at })
    .where(and(eq(id, personId), isNotNull(diedAt)));
}

/** The condition that whom a column names has not died, for the `where` of due work. */
export const isLiving = (personId: AnyPgColumn) =>
  notExists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(people)
      .where(and(eq(id, personId), isNotNull(diedAt))),
  );
