import type { Call } from '@hafi/contract/calls/call.schemas';
import { callsErrors } from '@hafi/contract/calls/calls.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { messagesErrors } from '@hafi/contract/messages/messages.errors';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requirePlace } from '../call-places.ts';
import { readCall } from '../view/read-call.ts';
import { findCall } from './calls.repo.ts';
import { enterCall } from './enter-call.ts';

/**
 * Answers a call, or joins one that goes on, by this device.
 * @throws Problem not-found, conversation-closed, call-over, call-full, answered-elsewhere
 */
export async function joinCall(
  platform: Platform,
  caller: Pick<Principal, 'personId' | 'roles' | 'sessionId'>,
  { callId, legId, takesOver }: { callId: string; legId: string; takesOver: boolean },
): Promise<Call> {
  const row = await findCall(platform.db, callId);
  if (!row) throw new Problem(coreErrors['not-found']);
  const { isClosed, opening } = await requirePlace(platform, caller, row);
  if (isClosed) throw new Problem(messagesErrors['conversation-closed']);
  const isOver = opening !== null && opening.closesAt <= platform.clock.now();
  if (isOver) throw new Problem(callsErrors['call-over']);
  const { personId, sessionId } = caller;
  await inTransaction(platform, async (tx) => {
    await lock(tx, 'caller', personId);
    await enterCall(platform, tx, callId, { legId, personId, sessionId, takesOver });
  });
  return readCall(platform.db, callId);
}
