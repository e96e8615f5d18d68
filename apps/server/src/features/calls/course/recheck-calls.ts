import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findLivingSessions } from '../../accounts/accounts.public.ts';
import { findUnwelcome } from '../call-places.ts';
import {
  type CallWithPeople,
  findCall,
  findLegsOfSession,
  findLiveOf,
  findWithPeople,
} from './calls.repo.ts';
import { lockWithPeople } from './enter-call.ts';
import { moveCall } from './move-call.ts';

/** Ends at once what these people may not take part in any more: they left a circle, or were blocked. */
export async function recheckCalls(platform: Platform, people: readonly string[]): Promise<void> {
  for (const { id } of await findLiveOf(platform.db, people)) await recheckCall(platform, id);
}

/** Takes out of a call who may not take part any more, and devices whose session has ended. */
export async function recheckCall(platform: Platform, callId: string): Promise<void> {
  const row = await findCall(platform.db, callId);
  const [call] = row && !row.endedAt ? await findWithPeople(platform.db, [row]) : [];
  if (!call) return;
  const ids = call.people.filter(({ state }) => state !== 'left').map(({ personId }) => personId);
  const seen = await findUnwelcome(platform, call.row, ids);
  // A block closes the place for both, and may have come between the two readings: who is still taken
  // for welcome would be notified of a call that they missed, from whom they have just blocked.
  const people = seen.length > 0 ? await findUnwelcome(platform, call.row, ids) : seen;
  const legs = await findOrphaned(platform, call);
  if (people.length === 0 && legs.length === 0) return;
  await inTransaction(platform, async (tx) => {
    const full = await lockWithPeople(tx, callId);
    if (full && people.length > 0) await moveCall(platform, tx, full, { type: 'remove', people });
    const rest = legs.length > 0 ? await lockWithPeople(tx, callId) : undefined;
    if (rest) await moveCall(platform, tx, rest, { type: 'drop', legs });
  });
}

/** The devices of a call whose sessions have ended. */
async function findOrphaned({ clock, db }: Platform, { legs }: CallWithPeople): Promise<string[]> {
  const sessions = legs.map(({ sessionId }) => sessionId);
  const living = await findLivingSessions(db, sessions, clock.now());
  return legs.filter(({ sessionId }) => !living.has(sessionId)).map(({ id }) => id);
}

/** Takes the devices of a session that has ended out of their calls. */
export async function dropSession(platform: Platform, sessionId: string): Promise<void> {
  for (const { callId } of await findLegsOfSession(platform.db, sessionId)) {
    await recheckCall(platform, callId);
  }
}
