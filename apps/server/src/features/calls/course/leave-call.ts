import type { Call } from '@hafi/contract/calls/call.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentCall } from '../view/present-call.ts';
import { readCall } from '../view/read-call.ts';
import { requirePart } from '../view/require-part.ts';
import { lockWithPeople } from './enter-call.ts';
import { moveCall } from './move-call.ts';
import { requireLeg } from './require-leg.ts';

/**
 * Declines a call that rings, for all own devices.
 * @throws Problem not-found
 */
export async function declineCall(
  platform: Platform,
  { personId }: Pick<Principal, 'personId'>,
  callId: string,
): Promise<Call> {
  await requirePart(platform.db, personId, callId);
  await inTransaction(platform, async (tx) => {
    const call = await lockWithPeople(tx, callId);
    if (call) await moveCall(platform, tx, call, { type: 'decline', personId });
  });
  return readCall(platform.db, callId);
}

/**
 * Leaves a call by this device. A device that has left already changes nothing.
 * @throws Problem not-found
 */
export async function leaveCall(
  platform: Platform,
  caller: Pick<Principal, 'personId' | 'sessionId'>,
  { callId, failed, legId }: { callId: string; legId: string; failed: boolean },
): Promise<Call> {
  const call = await inTransaction(platform, async (tx) => {
    const full = await lockWithPeople(tx, callId);
    const leg = await requireLeg(tx, caller, { callId, legId });
    if (!full) throw new Problem(coreErrors['not-found']);
    if (leg.leftAt === null) await moveCall(platform, tx, full, { type: 'leave', legId, failed });
    return lockWithPeople(tx, callId);
  });
  if (!call) throw new Problem(coreErrors['not-found']);
  return presentCall(platform.db, call);
}
