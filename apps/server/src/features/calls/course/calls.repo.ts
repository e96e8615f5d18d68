import { callLimits } from '@hafi/contract/calls/call-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import { idList, preparedOnce } from '../../../platform/db/prepared.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Due } from '../../../platform/due/due-work.ts';
import { callLegs, callPeople, callSignals, calls } from '../calls.tables.ts';

export type CallRow = typeof calls.$inferSelect;
export type CallPersonRow = typeof callPeople.$inferSelect;
export type LegRow = typeof callLegs.$inferSelect;

/** A call with everybody in it. */
export interface CallWithPeople {
  readonly row: CallRow;
  readonly people: readonly CallPersonRow[];
  /** The devices that are in it now. */
  readonly legs: readonly LegRow[];
}

/** Stores a call, unless its id is known or its people speak already. */
export async function insertCall(
  tx: Tx,
  row: typeof calls.$inferInsert,
): Promise<CallRow | undefined> {
  const [inserted] = await tx.insert(calls).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findCall(db: Db, id: string): Promise<CallRow | undefined> {
  const [row] = await db.select().from(calls).where(eq(calls.id, id));
  return row;
}

/** The call that goes on in a conversation or for an appointment. */
export async function findLive(
  db: Db,
  { bookingId, conversationId }: Pick<CallRow, 'bookingId' | 'conversationId'>,
): Promise<CallRow | undefined> {
  const place = conversationId
    ? eq(calls.conversationId, conversationId)
    : eq(calls.bookingId, bookingId ?? '');
  const [row] = await db
    .select()
    .from(calls)
    .where(and(place, isNull(calls.endedAt)));
  return row;
}

/** A call with its row locked. */
export async function lockCall(tx: Tx, id: string): Promise<CallRow | undefined> {
  tookRow(tx, 'call', id);
  const [row] = await tx.select().from(calls).where(eq(calls.id, id)).for('update');
  return row;
}

/** Everybody in these calls. */
export async function findWithPeople(db: Db, rows: readonly CallRow[]): Promise<CallWithPeople[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const people = await db
    .select()
    .from(callPeople)
    .where(inArray(callPeople.callId, ids))
    .orderBy(asc(callPeople.personId));
  const legs = await db
    .select()
    .from(callLegs)
    .where(and(inArray(callLegs.callId, ids), isNull(callLegs.leftAt)))
    .orderBy(asc(callLegs.joinedAt), asc(callLegs.id));
  return rows.map((row) => ({
    row,
    people: people.filter(({ callId }) => callId === row.id),
    legs: legs.filter(({ callId }) => callId === row.id),
  }));
}

/** Changes a call, and returns it as it is then. */
export async function updateCall(
  tx: Tx,
  row: CallRow,
  change: Partial<typeof calls.$inferInsert>,
): Promise<CallRow> {
  const [updated] = await tx.update(calls).set(change).where(eq(calls.id, row.id)).returning();
  return updated ?? row;
}

/** Stores where people are with a call. */
export async function putCallPeople(
  tx: Tx,
  rows: readonly (typeof callPeople.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(callPeople)
    .values([...rows])
    .onConflictDoUpdate({
      target: [callPeople.callId, callPeople.personId],
      set: { state: sql`excluded.state` },
    });
}

/** Takes people out of a call who are not to know of it. */
export async function deletePeople(
  tx: Tx,
  callId: string,
  people: readonly string[],
): Promise<void> {
  if (people.length === 0) return;
  await tx
    .delete(callPeople)
    .where(and(eq(callPeople.callId, callId), inArray(callPeople.personId, [...people])));
}

/** @throws Problem not-found for the id of another device, also of somebody else's call */
export async function insertLeg(tx: Tx, row: typeof callLegs.$inferInsert): Promise<void> {
  const made = await tx
    .insert(callLegs)
    .values(row)
    .onConflictDoNothing({ target: callLegs.id })
    .returning({ id: callLegs.id });
  if (made.length === 0) throw new Problem(coreErrors['not-found']);
}

/** A device of a call, also one that has left. */
export async function findLeg(db: Db, id: string): Promise<LegRow | undefined> {
  const [row] = await db.select().from(callLegs).where(eq(callLegs.id, id));
  return row;
}

/**
 * Changes a device that is in a call. Returns the numbers that it may have missed; undefined when it
 * has left.
 */
export async function updateOpenLeg(
  tx: Tx,
  id: string,
  change: Partial<typeof callLegs.$inferInsert>,
): Promise<{ change: number; seq: number } | undefined> {
  const [leg] = await tx
    .update(callLegs)
    .set(change)
    .where(and(eq(callLegs.id, id), isNull(callLegs.leftAt)))
    .returning({ callId: callLegs.callId, seq: callLegs.seq });
  if (!leg) return undefined;
  const row = await findCall(tx, leg.callId);
  return { change: row?.change ?? 0, seq: leg.seq };
}

/** These devices have left; what was sent to them and by them is forgotten. */
export async function endLegs(tx: Tx, ids: readonly string[], leftAt: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(callLegs)
    .set({ leftAt })
    .where(inArray(callLegs.id, [...ids]));
  await tx.delete(callSignals).where(inArray(callSignals.toLeg, [...ids]));
}

export async function deleteSignalsOf(tx: Tx, callId: string): Promise<void> {
  await tx.delete(callSignals).where(eq(callSignals.callId, callId));
}

/** The calls in which these people are by some device. */
export async function findJoined(
  db: Db,
  people: readonly string[],
): Promise<Pick<LegRow, 'callId' | 'id' | 'personId'>[]> {
  if (people.length === 0) return [];
  const { callId, id, personId } = callLegs;
  return db
    .select({ callId, id, personId })
    .from(callLegs)
    .where(and(inArray(personId, [...people]), isNull(callLegs.leftAt)));
}

const liveOf = preparedOnce((db) => {
  const of = db
    .select({ id: callPeople.callId })
    .from(callPeople)
    .where(sql`${callPeople.personId} = any(${sql.placeholder('people')}::uuid[])`);
  return db
    .select()
    .from(calls)
    .where(and(isNull(calls.endedAt), inArray(calls.id, of)))
    .orderBy(asc(calls.startedAt), asc(calls.id))
    .prepare('calls_live_of');
});

/** The calls that go on and concern these people: they ring for them, or they take part. */
export const findLiveOf = async (db: Db, people: readonly string[]): Promise<CallRow[]> =>
  people.length === 0 ? [] : liveOf(db).execute({ people: idList(people) });

/** How far ahead a time can lie; what is farther was written while the clock was wrong. */
const farthestMs = 2 * callLimits.ringSeconds * 1000;

/** Calls at which the clock must look, locked (`skip locked`). */
export async function lockDueCalls(tx: Tx, { limit, now, open }: Due): Promise<CallRow[]> {
  const { dueAt, id } = calls;
  const farthest = new Date(now.getTime() + farthestMs);
  return tx
    .select()
    .from(calls)
    .where(and(or(lte(dueAt, now), gt(dueAt, farthest)), open(id)))
    .orderBy(dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

/** The devices of a session that are in a call. */
export async function findLegsOfSession(db: Db, sessionId: string): Promise<LegRow[]> {
  return db
    .select()
    .from(callLegs)
    .where(and(eq(callLegs.sessionId, sessionId), isNull(callLegs.leftAt)));
}
