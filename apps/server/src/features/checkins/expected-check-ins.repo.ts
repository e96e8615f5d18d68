import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import { asJson } from '../../platform/db/as-json.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Due } from '../../platform/due/due-work.ts';
import { expectedCheckInPeople, expectedCheckIns } from './checkins.tables.ts';

export type ExpectedRow = typeof expectedCheckIns.$inferSelect;
export type NewExpectedRow = typeof expectedCheckIns.$inferInsert;

const { acknowledgedAt, acknowledgedBy, answeredAt, day, elderId, expectedAt, id, nextStepAt } =
  expectedCheckIns;
const { step, stepAt, toldAt, why } = expectedCheckIns;
/** Of a plan, not of who said to be not well. */
export const isPlanned = eq(why, 'missed');
/** Nothing was heard yet. */
export const isOpen = isNull(answeredAt);

/** Rows per statement: more would exceed the limit of query parameters. */
const chunk = 1000;

/** Opens expected check-ins; a day that has one keeps it. Returns the ids of those that are new. */
export async function insertExpected(
  tx: Tx,
  rows: readonly NewExpectedRow[],
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (let from = 0; from < rows.length; from += chunk) {
    const stored = await tx
      .insert(expectedCheckIns)
      .values(rows.slice(from, from + chunk))
      .onConflictDoNothing()
      .returning({ id });
    for (const row of stored) ids.add(row.id);
  }
  return ids;
}

/** What has a step that is due, locked (`skip locked`). */
export async function lockSteps(tx: Tx, { limit, now, open }: Due): Promise<ExpectedRow[]> {
  return tx
    .select()
    .from(expectedCheckIns)
    .where(and(lte(nextStepAt, now), isOpen, open(id)))
    .orderBy(asc(nextStepAt), asc(elderId))
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** Has what somebody holds checked at this time, whether they still may. */
export async function checkHeldAt(tx: Tx, personId: string, at: Date): Promise<void> {
  const { heldUntil } = expectedCheckIns;
  await tx
    .update(expectedCheckIns)
    .set({ nextStepAt: at })
    .where(and(eq(acknowledgedBy, personId), isNotNull(heldUntil), isOpen));
}

/** What is open of an elder, locked, latest first. */
export async function lockOpen(tx: Tx, elder: string): Promise<ExpectedRow[]> {
  return tx
    .select()
    .from(expectedCheckIns)
    .where(and(eq(elderId, elder), isOpen))
    .orderBy(desc(expectedAt))
    .for('update');
}

/** When somebody was last told of what is open of an elder; null where nobody was. */
export async function findMissedSince(db: Db, elder: string): Promise<Date | null> {
  const [row] = await db
    .select({ toldAt })
    .from(expectedCheckIns)
    .where(and(eq(elderId, elder), isOpen, isNotNull(toldAt)))
    .orderBy(desc(toldAt))
    .limit(1);
  return row?.toldAt ?? null;
}

export async function updateExpected(
  tx: Tx,
  ids: readonly string[],
  change: Partial<NewExpectedRow>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(expectedCheckIns)
    .set(change)
    .where(inArray(id, [...ids]));
}

/** Records who looks after it; undefined when somebody was first, or the check-in came. */
export async function acknowledge(
  tx: Tx,
  expectedId: string,
  by: Pick<NewExpectedRow, 'acknowledgedAt' | 'acknowledgedBy' | 'heldUntil' | 'nextStepAt'>,
): Promise<ExpectedRow | undefined> {
  const [row] = await tx
    .update(expectedCheckIns)
    .set(by)
    .where(and(eq(id, expectedId), isNull(acknowledgedAt), isOpen))
    .returning();
  return row;
}

/** Lets who looks after it go on for longer; false where somebody else does, or nobody. */
export async function holdLonger(
  tx: Tx,
  expectedId: string,
  by: string,
  heldUntil: Date,
): Promise<boolean> {
  const rows = await tx
    .update(expectedCheckIns)
    .set({ heldUntil })
    .where(and(eq(id, expectedId), eq(acknowledgedBy, by), isNotNull(acknowledgedAt), isOpen))
    .returning({ id });
  return rows.length > 0;
}

/** An elder's expected check-in that the circle was notified of. */
export async function findNotified(
  db: Db,
  elder: string,
  expectedId: string,
): Promise<ExpectedRow | undefined> {
  const [row] = await db
    .select()
    .from(expectedCheckIns)
    .where(and(eq(elderId, elder), eq(id, expectedId), isNotNull(toldAt)));
  return row;
}

/**
 * The last expected check-in of each elder of whom the coordinators were notified, and whom nobody looks
 * after but the reader; the longest waiting first.
 */
export async function findUnassigned(
  db: Db,
  limit: number,
  readerId: string,
): Promise<ExpectedRow[]> {
  const forReader = or(isNull(acknowledgedAt), eq(acknowledgedBy, readerId));
  const lasts = db
    .selectDistinctOn([elderId], { lastId: id })
    .from(expectedCheckIns)
    .where(and(isOpen, eq(step, 'coordinators'), isNotNull(toldAt), forReader))
    .orderBy(elderId, desc(expectedAt))
    .as('lasts');
  return db
    .select(getTableColumns(expectedCheckIns))
    .from(expectedCheckIns)
    .innerJoin(lasts, eq(id, lasts.lastId))
    .orderBy(asc(expectedAt), asc(id))
    .limit(limit);
}

/** Whether somebody has reached an elder who did not check in on a day. */
export async function wasReached(db: Db, elder: string, on: string): Promise<boolean> {
  const reached = isNotNull(expectedCheckIns.reachedBy);
  const rows = await db
    .select({ id })
    .from(expectedCheckIns)
    .where(and(eq(elderId, elder), eq(day, on), isPlanned, reached))
    .limit(1);
  return rows.length > 0;
}

/** Of whose check-in the coordinators were notified, by its id. */
export async function findNotifiedToCoordinators(
  db: Db,
  expectedId: string,
): Promise<ExpectedRow | undefined> {
  const [row] = await db
    .select()
    .from(expectedCheckIns)
    .where(and(eq(id, expectedId), eq(step, 'coordinators'), isNotNull(toldAt)));
  return row;
}

/** What is open of an elder since before an instant, the latest first. */
export async function findLate(db: Db, elder: string, now: Date): Promise<ExpectedRow | undefined> {
  const [row] = await db
    .select()
    .from(expectedCheckIns)
    .where(and(eq(elderId, elder), isOpen, lte(expectedAt, now)))
    .orderBy(desc(expectedAt))
    .limit(1);
  return row;
}

/** The open row of an elder who has said to be not well. */
export async function findCall(db: Db, elder: string): Promise<ExpectedRow | undefined> {
  const [row] = await db
    .select()
    .from(expectedCheckIns)
    .where(and(eq(elderId, elder), isOpen, eq(why, 'not-well')));
  return row;
}

/** Deletes expected check-ins, with who was notified. */
export async function deleteExpected(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(expectedCheckIns).where(inArray(id, [...ids]));
}

/** An elder's expected check-in of a day. */
export async function findOfDay(
  db: Db,
  elder: string,
  on: string,
): Promise<ExpectedRow | undefined> {
  const [row] = await db
    .select()
    .from(expectedCheckIns)
    .where(and(eq(elderId, elder), eq(day, on), isPlanned));
  return row;
}

/** Deletes an elder's expected check-in of a day. Returns whether there was one. */
export async function deleteExpectedOf(tx: Tx, elder: string, on: string): Promise<boolean> {
  const rows = await tx
    .delete(expectedCheckIns)
    .where(and(eq(elderId, elder), eq(day, on), isPlanned))
    .returning({ id });
  return rows.length > 0;
}

/** How far a ladder has climbed. */
export type Climbed = Pick<
  ExpectedRow,
  'awayAt' | 'id' | 'nextStepAt' | 'step' | 'stepAt' | 'toldAt'
>;

/** Stores how far these ladders have climbed. */
export async function moveOn(tx: Tx, rows: readonly Climbed[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${expectedCheckIns} set next_step_at = "nextStepAt", step = moved."step",
      step_at = "stepAt", told_at = "toldAt", away_at = "awayAt"
    from jsonb_to_recordset(${asJson(rows)}) as moved("id" uuid, "nextStepAt" timestamptz,
      "step" text, "stepAt" timestamptz, "toldAt" timestamptz, "awayAt" timestamptz)
    where ${id} = moved."id"`);
}

/** The elders among these whose ladder stands at a step that was due before an instant. */
export async function findStuck(
  db: Db,
  elders: readonly string[],
  before: Date,
): Promise<string[]> {
  if (elders.length === 0) return [];
  const rows = await db
    .select({ elderId })
    .from(expectedCheckIns)
    .where(
      and(
        inArray(elderId, [...elders]),
        isPlanned,
        isOpen,
        isNull(acknowledgedAt),
        lte(nextStepAt, before),
      ),
    );
  return rows.map((row) => row.elderId);
}

/** The expected check-ins of these elders since a day of which a step was taken. */
export async function findClimbed(
  db: Db,
  elders: readonly string[],
  since: string,
): Promise<Pick<ExpectedRow, 'elderId' | 'id'>[]> {
  if (elders.length === 0) return [];
  return db
    .select({ elderId, id })
    .from(expectedCheckIns)
    .where(and(inArray(elderId, [...elders]), isPlanned, gte(day, since), isNotNull(stepAt)));
}

export async function findEveryExpected(db: Db, elder: string): Promise<ExpectedRow[]> {
  return db.select().from(expectedCheckIns).where(eq(elderId, elder)).orderBy(desc(expectedAt));
}

/** Deletes all about a person: what was expected of them, and what they were told or took over. */
export async function forgetExpectedOf(tx: Tx, personId: string): Promise<void> {
  await tx.delete(expectedCheckIns).where(eq(elderId, personId));
  await tx.delete(expectedCheckInPeople).where(eq(expectedCheckInPeople.personId, personId));
}
