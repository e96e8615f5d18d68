import { callsErrors } from '@hafi/contract/calls/calls.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockConversations } from '../../messages/messages.public.ts';
import {
  type CallWithPeople,
  findJoined,
  findLeg,
  findWithPeople,
  lockCall,
} from './calls.repo.ts';
import { moveCall } from './move-call.ts';

/** A device that wants to come into a call. */
export interface Entering extends Pick<Principal, 'personId' | 'sessionId'> {
  readonly legId: string;
  /** Takes the call over from another own device. */
  readonly takesOver: boolean;
}

/** A call with its row locked, and everybody in it. */
export async function lockWithPeople(tx: Tx, id: string): Promise<CallWithPeople | undefined> {
  const row = await lockCall(tx, id);
  return row && (await findWithPeople(tx, [row]))[0];
}

/**
 * Locks the conversations of calls, whose rows are locked, and of one that is about to begin: what becomes
 * of a call is written there, and of several in any order.
 */
export async function lockPlaces(
  tx: Tx,
  calls: readonly Pick<CallWithPeople['row'], 'conversationId'>[],
): Promise<void> {
  const ids = calls.flatMap(({ conversationId }) => conversationId ?? []);
  if (ids.length > 1) await lockConversations(tx, ids);
}

/** Leaves every call but one, because somebody is in one call at a time. */
async function leaveOthers(
  platform: Platform,
  tx: Tx,
  others: readonly CallWithPeople[],
  personId: string,
): Promise<void> {
  for (const call of others) {
    const legs = call.legs.filter((leg) => leg.personId === personId).map(({ id }) => id);
    await moveCall(platform, tx, call, { type: 'drop', legs });
  }
}

/**
 * Ends what somebody is in, before they begin a call in another place. Their lock `caller` must be held.
 */
export async function leaveAll(
  platform: Platform,
  tx: Tx,
  personId: string,
  next: Pick<CallWithPeople['row'], 'conversationId'>,
): Promise<void> {
  const joined = await findJoined(tx, [personId]);
  const others: CallWithPeople[] = [];
  for (const id of [...new Set(joined.map(({ callId }) => callId))].sort()) {
    const call = await lockWithPeople(tx, id);
    if (call) others.push(call);
  }
  if (others.length > 0) await lockPlaces(tx, [next, ...others.map(({ row }) => row)]);
  await leaveOthers(platform, tx, others, personId);
}

/**
 * Brings a device into a call, out of any other. The lock `caller` of its person must be held.
 * @throws Problem not-found, call-over, call-full, answered-elsewhere
 */
export async function enterCall(
  platform: Platform,
  tx: Tx,
  callId: string,
  { legId, personId, sessionId, takesOver }: Entering,
): Promise<void> {
  const known = await findLeg(tx, legId);
  const isOwn = known?.callId === callId && known.sessionId === sessionId;
  if (known && !isOwn) throw new Problem(coreErrors['not-found']);
  const joined = await findJoined(tx, [personId]);
  const ids = [...new Set([callId, ...joined.map((leg) => leg.callId)])].sort();
  const locked: CallWithPeople[] = [];
  for (const id of ids) {
    const call = await lockWithPeople(tx, id);
    if (call) locked.push(call);
  }
  const wanted = locked.find(({ row }) => row.id === callId);
  // A device that has left comes back as a new one.
  const hasLeft = known !== undefined && known.leftAt !== null;
  if (!wanted || hasLeft) throw new Problem(callsErrors['call-over']);
  const others = locked.filter((call) => call !== wanted);
  await lockPlaces(
    tx,
    locked.map(({ row }) => row),
  );
  await leaveOthers(platform, tx, others, personId);
  const act = { type: 'join', personId, legId, takesOver } as const;
  const refused = await moveCall(platform, tx, wanted, act, { id: legId, personId, sessionId });
  if (refused === 'call-over') throw new Problem(callsErrors['call-over']);
  if (refused === 'call-full') throw new Problem(callsErrors['call-full']);
  if (refused) throw new Problem(callsErrors['answered-elsewhere']);
}
