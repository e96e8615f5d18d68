import { callLimits } from '@hafi/contract/calls/call-terms';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { doctorOfCall } from '../view/doctor-of-call.ts';
import { announceCall } from './announce-call.ts';
import { type Act, type CallState, followCall, nextDue, type Refusal } from './call-machine.ts';
import {
  type CallRow,
  type CallWithPeople,
  deletePeople,
  deleteSignalsOf,
  endLegs,
  findWithPeople,
  insertLeg,
  putCallPeople,
  updateCall,
} from './calls.repo.ts';

/** A device that comes into a call. */
export interface NewLeg {
  readonly id: string;
  readonly personId: string;
  readonly sessionId: string;
}

/** A call as the machine sees it. What a wrong clock wrote ahead counts as now. */
function callStateOf(
  { legs, people, row }: CallWithPeople,
  doctorId: string | null,
  now: Date,
): CallState {
  const past = (at: Date) => (at > now ? now : at);
  const latest = new Date(now.getTime() + callLimits.ringSeconds * 1000);
  return {
    kind: row.kind,
    startedBy: row.startedBy,
    doctorId,
    openUntil: row.openUntil,
    answeredAt: row.answeredAt,
    endedAt: row.endedAt,
    outcome: row.outcome,
    ringsUntil: row.ringsUntil > latest ? latest : row.ringsUntil,
    aloneSince: row.aloneSince && past(row.aloneSince),
    people: people.map(({ personId, state }) => ({ personId, state })),
    legs: legs.map(({ beatAt, id, personId }) => ({ id, personId, beatAt: past(beatAt) })),
  };
}

/**
 * Lets an act happen to a call whose row is locked, stores what follows and tells everybody. Returns
 * why it was refused: nothing is stored then.
 */
export async function moveCall(
  platform: Platform,
  tx: Tx,
  call: CallWithPeople,
  act: Act,
  leg?: NewLeg,
): Promise<Refusal | null> {
  const now = platform.clock.now();
  const doctor = await doctorOfCall(tx, call.row);
  const to = followCall(callStateOf(call, doctor?.personId ?? null, now), act, now);
  if ('refused' in to) return to.refused;
  const isNews = await storeMoved(tx, call, to, now, leg);
  const row = await storeCall(tx, call.row, to, isNews);
  if (!isNews) return null;
  const [after] = await findWithPeople(tx, [row]);
  if (after) await announceCall(platform, tx, { before: call, after });
  return null;
}

/** Stores how a call stands. */
function storeCall(tx: Tx, row: CallRow, to: CallState, isNews: boolean): Promise<CallRow> {
  const { aloneSince, answeredAt, endedAt, outcome, ringsUntil } = to;
  return updateCall(tx, row, {
    aloneSince,
    answeredAt,
    endedAt,
    outcome,
    ringsUntil,
    change: row.change + (isNews ? 1 : 0),
    dueAt: nextDue(to),
  });
}

/** Stores who is where, and which devices have come and gone. Returns whether anything is new. */
async function storeMoved(
  tx: Tx,
  { legs, people, row }: CallWithPeople,
  to: CallState,
  now: Date,
  leg: NewLeg | undefined,
): Promise<boolean> {
  const before = new Map(people.map(({ personId, state }) => [personId, state]));
  const moved = to.people.filter(({ personId, state }) => before.get(personId) !== state);
  await putCallPeople(
    tx,
    moved.map(({ personId, state }) => ({ callId: row.id, personId, state })),
  );
  const removed = [...before.keys()].filter(
    (personId) => !to.people.some((each) => each.personId === personId),
  );
  await deletePeople(tx, row.id, removed);
  const stays = new Set(to.legs.map(({ id }) => id));
  const gone = legs.map(({ id }) => id).filter((id) => !stays.has(id));
  await endLegs(tx, gone, now);
  const isNew = leg !== undefined && stays.has(leg.id) && !legs.some(({ id }) => id === leg.id);
  if (isNew) await insertLeg(tx, newLegRow(leg, row.id, now));
  const hasEnded = to.endedAt !== null && row.endedAt === null;
  if (hasEnded) await deleteSignalsOf(tx, row.id);
  return moved.length + removed.length + gone.length > 0 || isNew || hasEnded;
}

/** The row of a device that has just come in. */
export const newLegRow = (leg: NewLeg, callId: string, now: Date) => ({
  ...leg,
  callId,
  joinedAt: now,
  beatAt: now,
  isMuted: false,
  hasPicture: false,
});
