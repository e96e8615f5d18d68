import type { NewSignal } from '@hafi/contract/calls/call.schemas';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { tookRow } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { callLegs, callSignals } from '../calls.tables.ts';
import type { LegRow } from '../course/calls.repo.ts';

export type SignalRow = typeof callSignals.$inferSelect;

/** These devices of a call that are in it, with their rows locked, by id. */
export async function lockLegs(
  tx: Tx,
  callId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LegRow>> {
  const wanted = [...new Set(ids)].sort();
  for (const id of wanted) tookRow(tx, 'call-leg', id);
  const rows = await tx
    .select()
    .from(callLegs)
    .where(and(eq(callLegs.callId, callId), inArray(callLegs.id, wanted), isNull(callLegs.leftAt)))
    .orderBy(asc(callLegs.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Which numbers of a sender are stored already. */
export async function findNths(
  tx: Tx,
  fromLeg: string,
  nths: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ nth: callSignals.nth })
    .from(callSignals)
    .where(and(eq(callSignals.fromLeg, fromLeg), inArray(callSignals.nth, [...nths])));
  return new Set(rows.map(({ nth }) => nth));
}

/** Stores signals, each under the next number of its receiver, whose row is locked. */
export async function insertSignals(
  tx: Tx,
  from: LegRow,
  signals: readonly NewSignal[],
  receivers: ReadonlyMap<string, LegRow>,
): Promise<SignalRow[]> {
  const seqs = new Map([...receivers].map(([id, { seq }]) => [id, seq]));
  const rows = signals.map(({ kind, nth, payload, to }) => {
    const seq = (seqs.get(to) ?? 0) + 1;
    seqs.set(to, seq);
    return { toLeg: to, seq, fromLeg: from.id, nth, callId: from.callId, kind, payload };
  });
  if (rows.length === 0) return [];
  await tx.insert(callSignals).values(rows);
  for (const [id, seq] of seqs) {
    if (seq === receivers.get(id)?.seq) continue;
    await tx.update(callLegs).set({ seq }).where(eq(callLegs.id, id));
  }
  return rows;
}

/** The signals to a device after one, in order. */
export async function findSignals(
  db: Db,
  toLeg: string,
  after: number,
  limit: number,
): Promise<SignalRow[]> {
  return db
    .select()
    .from(callSignals)
    .where(and(eq(callSignals.toLeg, toLeg), gt(callSignals.seq, after)))
    .orderBy(asc(callSignals.seq))
    .limit(limit);
}
