import { and, asc, eq, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { newestFirst } from '../../../platform/db/keyset.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { callLegs, callPeople, calls } from '../calls.tables.ts';
import type { CallRow } from '../course/calls.repo.ts';

/** Whether somebody is called or takes part, or did. */
export async function hasPart(db: Db, personId: string, callId: string): Promise<boolean> {
  const own = and(eq(callPeople.callId, callId), eq(callPeople.personId, personId));
  return (await db.$count(callPeople, own)) > 0;
}

/** A past call, and where one of its people was with it. */
export interface PastCall {
  readonly row: CallRow & { readonly endedAt: Date };
  readonly state: (typeof callPeople.$inferSelect)['state'];
}

const lastEnded = newestFirst(calls.endedAt, calls.id);

/** One page of somebody's calls that have ended, the latest first. */
export async function findPastCalls(
  db: Db,
  personId: string,
  { after, limit }: Wanted,
): Promise<PastCall[]> {
  const rows = await db
    .select({ row: calls, state: callPeople.state })
    .from(calls)
    .innerJoin(callPeople, eq(callPeople.callId, calls.id))
    .where(
      and(eq(callPeople.personId, personId), isNotNull(calls.endedAt), lastEnded.beyond(after)),
    )
    .orderBy(...lastEnded.by)
    .limit(limit);
  return rows.flatMap(({ row, state }) => {
    const { endedAt } = row;
    return endedAt ? [{ row: { ...row, endedAt }, state }] : [];
  });
}

/** Who else was in these calls, by call. */
export async function findOthers(
  db: Db,
  personId: string,
  callIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (callIds.length === 0) return new Map();
  const rows = await db
    .select({ callId: callPeople.callId, personId: callPeople.personId })
    .from(callPeople)
    .where(inArray(callPeople.callId, [...callIds]))
    .orderBy(asc(callPeople.personId));
  const others = rows.filter((row) => row.personId !== personId);
  return new Map(
    [...Map.groupBy(others, ({ callId }) => callId)].map(([callId, people]) => [
      callId,
      people.map((each) => each.personId),
    ]),
  );
}

/** What a person's devices have sent and received in these calls, in bytes. */
export async function findBytes(
  db: Db,
  personId: string,
  callIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (callIds.length === 0) return new Map();
  const rows = await db
    .select({ callId: callLegs.callId, bytes: sql<string>`sum(${callLegs.bytes})` })
    .from(callLegs)
    .where(and(eq(callLegs.personId, personId), inArray(callLegs.callId, [...callIds])))
    .groupBy(callLegs.callId);
  return new Map(rows.map(({ bytes, callId }) => [callId, Number(bytes)]));
}

/** Takes somebody out of all calls, and deletes those in which nobody is left. */
export async function eraseCallsOf(tx: Tx, personId: string): Promise<void> {
  const own = tx
    .select({ id: callPeople.callId })
    .from(callPeople)
    .where(eq(callPeople.personId, personId));
  const touched = await tx.select({ id: calls.id }).from(calls).where(inArray(calls.id, own));
  await tx.delete(callLegs).where(eq(callLegs.personId, personId));
  await tx.delete(callPeople).where(eq(callPeople.personId, personId));
  await tx.update(calls).set({ startedBy: null }).where(eq(calls.startedBy, personId));
  await tx.update(calls).set({ elderId: null }).where(eq(calls.elderId, personId));
  const ids = touched.map(({ id }) => id);
  if (ids.length === 0) return;
  const left = tx.select({ id: callPeople.callId }).from(callPeople);
  await tx.delete(calls).where(and(inArray(calls.id, ids), notInArray(calls.id, left)));
}

/** Deletes calls that ended before an instant. */
export async function deleteEndedCalls(db: Db, before: Date): Promise<void> {
  await db.delete(calls).where(lt(calls.endedAt, before));
}
