import { dayInMs, minuteInMs } from '@hafi/base/time';
import { and, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { people } from '../people.tables.ts';

const { diedAt, id } = people;

/**
 * Records that a person has died, as an outcome said: what would go on as if they lived stops. The
 * first time stays.
 */
export async function recordDeath(tx: Tx, personId: string, at: Date): Promise<void> {
  await tx
    .update(people)
    .set({ diedAt: at })
    .where(and(eq(id, personId), isNull(diedAt)));
}

/**
 * Takes back that a person has died, since something shows that they lived at `livedAt`. What was
 * before the death was recorded says nothing about it. Returns whether it was recorded.
 */
export async function withdrawDeath(tx: Tx, personId: string, livedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(people)
    .set({ diedAt: null })
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

/** The condition that whom a column names has not died, for the `where` of due work. */
export const isLiving = (personId: AnyPgColumn) =>
  notExists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(people)
      .where(and(eq(id, personId), isNotNull(diedAt))),
  );
