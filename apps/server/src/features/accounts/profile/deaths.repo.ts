import { dayInMs, minuteInMs } from '@hafi/base/time';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { asJson } from '../../../platform/db/as-json.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { DueUntil } from '../../../platform/due/due-work.ts';
import { people } from '../people.tables.ts';
import type { NotifiedOfDeath } from './notified-of-death.ts';

const { deathDueAt, deathNotified, deathRecordedAt, deathRecordedBy, diedAt, id, livedAt } = people;

/** A death as it was recorded. */
export interface RecordedDeath {
  readonly id: string;
  /** When it was said: what the person did after it shows that they live. */
  readonly saidAt: Date;
  /** When that reached us: from then on it can be taken back without loss for a day. */
  readonly recordedAt: Date;
  /** Null for one that was recorded before this was stored. */
  readonly by: string | null;
}

const recorded = { id, saidAt: diedAt, recordedAt: deathRecordedAt, by: deathRecordedBy };

interface Row {
  readonly id: string;
  readonly saidAt: Date | null;
  readonly recordedAt: Date | null;
  readonly by: string | null;
}

const deathOf = ({ saidAt, recordedAt, ...rest }: Row): RecordedDeath[] =>
  saidAt ? [{ ...rest, saidAt, recordedAt: recordedAt ?? saidAt }] : [];

/**
 * Records that a person has died, as an outcome said: what would go on as if they lived stops. `at` is
 * when it was said, `recordedAt` when that reached us, where it waited for the network. The first time
 * stays.
 */
export async function recordDeath(
  tx: Tx,
  personId: string,
  {
    at,
    by,
    recordedAt = at,
  }: { readonly at: Date; readonly by: string; readonly recordedAt?: Date },
): Promise<void> {
  await tx
    .update(people)
    .set({
      diedAt: at,
      deathRecordedAt: recordedAt,
      deathRecordedBy: by,
      deathDueAt: recordedAt,
      deathNotified: [],
    })
    .where(and(eq(id, personId), isNull(diedAt)));
}

/** Stores who else was notified that a person has died: whoever takes it back tells them. */
export async function addNotifiedOfDeath(
  tx: Tx,
  personId: string,
  notified: readonly NotifiedOfDeath[],
): Promise<void> {
  if (notified.length === 0) return;
  await tx
    .update(people)
    .set({ deathNotified: sql`${deathNotified} || ${asJson(notified)}` })
    .where(and(eq(id, personId), isNotNull(diedAt)));
}

/**
 * The death of a person, where one is recorded. Nobody takes it back before the transaction ends.
 */
export async function lockDeath(tx: Tx, personId: string): Promise<RecordedDeath | undefined> {
  const rows = await tx.select(recorded).from(people).where(eq(id, personId)).for('no key update');
  return rows.flatMap(deathOf)[0];
}

/** Stores that a person showed at an instant that they live. */
export async function putLivedAt(tx: Tx, personId: string, at: Date): Promise<void> {
  await tx
    .update(people)
    .set({ livedAt: at })
    .where(and(eq(id, personId), or(isNull(livedAt), lt(livedAt, at))));
}

/** When a person last showed that they live; null before they ever did. */
export async function findLivedAt(db: Db, personId: string): Promise<Date | null> {
  const [row] = await db.select({ livedAt }).from(people).where(eq(id, personId));
  return row?.livedAt ?? null;
}

/**
 * Takes back that a person has died, since something shows that they lived at `shownAt`. What was
 * before the death was said says nothing about it. Returns who was notified of it; undefined where none was
 * recorded.
 */
export async function withdrawDeath(
  tx: Tx,
  personId: string,
  shownAt: Date,
): Promise<readonly NotifiedOfDeath[] | undefined> {
  const [row] = await tx
    .select({ deathNotified })
    .from(people)
    .where(and(eq(id, personId), lt(diedAt, shownAt)))
    .for('no key update');
  if (!row) return undefined;
  const cleared = { diedAt: null, deathRecordedAt: null, deathRecordedBy: null, deathDueAt: null };
  await tx
    .update(people)
    .set({ ...cleared, deathNotified: [] })
    .where(eq(id, personId));
  return row.deathNotified;
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

/** The deaths of those among these people who have died, by who they are. */
export async function findDied(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, RecordedDeath>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select(recorded)
    .from(people)
    .where(and(inArray(id, [...personIds]), isNotNull(diedAt)));
  return new Map(rows.flatMap(deathOf).map((death) => [death.id, death]));
}

/** The death of a person, where one was recorded. */
export async function findDeath(db: Db, personId: string): Promise<RecordedDeath | undefined> {
  return (await findDied(db, [personId])).get(personId);
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
    .returning(recorded);
  return rows.flatMap(deathOf);
}

/** Says when a death is looked at next; null when all is called off. */
export async function moveDeath(tx: Tx, personId: string, at: Date | null): Promise<void> {
  await tx.update(people).set({ deathDueAt: at }).where(eq(id, personId));
}

/** The condition that whom a column names has not died, for the `where` of due work. */
export const isLiving = (personId: AnyPgColumn) =>
  notExists(
    new QueryBuilder()
      .select({ one: sql`1` })
      .from(people)
      .where(and(eq(id, personId), isNotNull(diedAt))),
  );
