import type { Call, NewCall } from '@hafi/contract/calls/call.schemas';
import { callsErrors } from '@hafi/contract/calls/calls.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { messagesErrors } from '@hafi/contract/messages/messages.errors';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openEmergencyOf } from '../../emergency/emergency.public.ts';
import { partedPeople } from '../../messages/messages.public.ts';
import { requireGate } from '../../plans/plans.public.ts';
import { opensByItself } from '../auto-answer/opens-by-itself.ts';
import { type CallPlace, type PlaceIds, requirePlace } from '../call-places.ts';
import { doctorOfCall } from '../view/doctor-of-call.ts';
import { readCall } from '../view/read-call.ts';
import { announceCall } from './announce-call.ts';
import { beginCall, nextDue } from './call-machine.ts';
import {
  findCall,
  findJoined,
  findLive,
  findWithPeople,
  insertCall,
  insertLeg,
  putCallPeople,
} from './calls.repo.ts';
import { enterCall, leaveAll } from './enter-call.ts';
import { newLegRow } from './move-call.ts';

type Caller = Pick<Principal, 'personId' | 'roles' | 'sessionId'>;

/** Nobody is rung up more often by one person. */
const allowance = { max: 30, seconds: 600 };

/**
 * Begins a call, or joins the one that goes on in the same place: two who call each other at the
 * same time meet. Sent again it is the same call.
 * @throws Problem not-found, conversation-closed, video-not-open, answered-elsewhere,
 * call-full, call-over, too-many-requests, needs-plan
 */
export async function startCall(platform: Platform, caller: Caller, input: NewCall): Promise<Call> {
  const ids: PlaceIds = {
    bookingId: 'bookingId' in input ? input.bookingId : null,
    conversationId: 'conversationId' in input ? input.conversationId : null,
  };
  const place = await requirePlace(platform, caller, ids);
  requireOpen(platform, place);
  await platform.rateLimiter.take(`calls:${caller.personId}`, allowance);
  const beginOrEnter = async (tx: Tx) => {
    await lock(tx, 'caller', caller.personId);
    const known = await findCall(tx, input.id);
    if (known) return requireOwn(known, caller, ids);
    const live = await findLive(tx, ids);
    if (!live) {
      // Who goes on speaking comes back in; a finished appointment begins no more.
      if (place.isOver) throw new Problem(callsErrors['video-not-open']);
      await requirePlan(platform, tx, place);
      await leaveAll(platform, tx, caller.personId, ids);
      return (await begin(platform, tx, caller, { ids, input, place })) ? input.id : null;
    }
    const { personId, sessionId } = caller;
    const entering = { personId, sessionId, legId: input.legId, takesOver: true };
    await enterCall(platform, tx, live.id, entering);
    return live.id;
  };
  // What others began in this moment is locked in its order only by another transaction.
  const callId =
    (await inTransaction(platform, beginOrEnter)) ?? (await inTransaction(platform, beginOrEnter));
  // Began and ended in this moment.
  if (callId === null) throw new Problem(callsErrors['call-over']);
  return readCall(platform.db, callId);
}

/** @throws Problem conversation-closed, video-not-open */
function requireOpen({ clock }: Platform, { isClosed, opening, people }: CallPlace): void {
  if (opening) {
    const now = clock.now();
    const isOpen = opening.opensAt <= now && now < opening.closesAt;
    if (!isOpen) throw new Problem(callsErrors['video-not-open']);
  }
  if (isClosed || people.length < 2) throw new Problem(messagesErrors['conversation-closed']);
}

/**
 * A call of a whole circle belongs to a plan, but not while there is an emergency.
 * @throws Problem needs-plan
 */
async function requirePlan(
  { clock }: Platform,
  tx: Tx,
  { elderId, kind, people }: CallPlace,
): Promise<void> {
  if (kind !== 'circle' || elderId === null || people.length < 3) return;
  if (await openEmergencyOf({ clock, db: tx }, elderId)) return;
  await requireGate(tx, elderId, 'family-calls');
}

/** The same call sent again; its id is of no use to anybody else, or anywhere else. */
function requireOwn(
  known: NonNullable<Awaited<ReturnType<typeof findCall>>>,
  { personId }: Caller,
  { bookingId, conversationId }: PlaceIds,
): string {
  const isSame =
    known.startedBy === personId &&
    known.bookingId === bookingId &&
    known.conversationId === conversationId;
  if (!isSame) throw new Problem(coreErrors['not-found']);
  return known.id;
}

/**
 * Stores a new call and has it ring. Returns false when its people began one in this moment.
 * @throws Problem conversation-closed when everybody else has blocked the caller, or was blocked
 */
async function begin(
  platform: Platform,
  tx: Tx,
  { personId, sessionId }: Caller,
  { ids, input, place }: { ids: PlaceIds; input: NewCall; place: CallPlace },
): Promise<boolean> {
  const now = platform.clock.now();
  const { elderId, kind, opening } = place;
  const parted = await partedPeople(tx, personId);
  // A block stops the ringing in a conversation of many too, where both stay.
  const others = place.people.filter((each) => each !== personId && !parted.has(each));
  if (others.length === 0) throw new Problem(messagesErrors['conversation-closed']);
  const busy = new Set((await findJoined(tx, others)).map((leg) => leg.personId));
  // Who speaks may have begun it here since nobody did: they are called back, not busy.
  if (busy.size > 0 && (await findLive(tx, ids))) return false;
  const openUntil = opening?.closesAt ?? null;
  const { legId } = input;
  const doctorId = (await doctorOfCall(tx, ids))?.personId ?? null;
  const call = beginCall(
    { kind, openUntil, startedBy: personId, doctorId, legId, others, busy },
    now,
  );
  const row = await insertCall(tx, {
    ...ids,
    id: input.id,
    kind,
    elderId,
    media: input.media,
    startedBy: personId,
    startedAt: now,
    ringsUntil: call.ringsUntil,
    openUntil,
    answeredAt: null,
    aloneSince: call.aloneSince,
    endedAt: call.endedAt,
    outcome: call.outcome,
    change: 1,
    dueAt: nextDue(call),
  });
  if (!row) return false;
  const opensFor = await opensByItself(tx, { kind, elderId, startedBy: personId });
  await putCallPeople(
    tx,
    call.people.map((each) => ({
      callId: row.id,
      ...each,
      answersItself: each.state === 'ringing' && each.personId === opensFor,
    })),
  );
  const leg = newLegRow({ id: legId, personId, sessionId }, row.id, now);
  await insertLeg(tx, { ...leg, leftAt: call.endedAt });
  const [after] = await findWithPeople(tx, [row]);
  if (after) await announceCall(platform, tx, { before: null, after });
  return true;
}
