import type { beat } from '@hafi/contract/calls/call.schemas';
import { callsErrors } from '@hafi/contract/calls/calls.errors';
import { Problem } from '@hafi/contract/core/problem';
import type * as z from 'zod/mini';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUnwelcome } from '../call-places.ts';
import { showCall } from './announce-call.ts';
import { findCall, findWithPeople, updateCall, updateOpenLeg } from './calls.repo.ts';
import { lockWithPeople } from './enter-call.ts';
import { recheckCall } from './recheck-calls.ts';
import { requireLeg } from './require-leg.ts';

type Beat = z.output<typeof beat>;

/**
 * Notes that a device is still in a call. What others see of it, a muted microphone or a picture,
 * they are notified at once.
 * @throws Problem not-found, call-over
 */
export async function beatCall(
  platform: Platform,
  caller: Pick<Principal, 'personId' | 'sessionId'>,
  { bytes, callId, hasPicture, isMuted, legId }: Beat & { callId: string; legId: string },
): Promise<{ change: number; seq: number }> {
  const known = await requireLeg(platform.db, caller, { callId, legId });
  await requireWelcome(platform, caller.personId, callId);
  const isNews = known.isMuted !== isMuted || known.hasPicture !== hasPicture;
  const beatAt = platform.clock.now();
  const news = { beatAt, bytes: Math.max(bytes, known.bytes), hasPicture, isMuted };
  return inTransaction(platform, async (tx) => {
    const before = isNews ? await lockWithPeople(tx, callId) : undefined;
    const leg = await updateOpenLeg(tx, legId, news);
    if (!leg) throw new Problem(callsErrors['call-over']);
    if (!before) return { change: leg.change, seq: leg.seq };
    const row = await updateCall(tx, before.row, { change: before.row.change + 1 });
    const [after] = await findWithPeople(tx, [row]);
    if (after) await showCall(tx, after);
    return { change: row.change, seq: leg.seq };
  });
}

/** Takes whoever may not take part any more out of the call, also when nothing else told of it. */
async function requireWelcome(platform: Platform, personId: string, callId: string): Promise<void> {
  const row = await findCall(platform.db, callId);
  if (!row || row.endedAt) return;
  const unwelcome = await findUnwelcome(platform, row, [personId]);
  if (unwelcome.length > 0) await recheckCall(platform, callId);
}
