import { adminErrors as errors } from '@hafi/contract/admin/admin.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { lockPerson, putSuspension } from './oversight.repo.ts';

/** What a coordinator does to somebody else's account, and why. */
export interface Oversight {
  readonly actorId: string;
  readonly id: string;
  readonly reason: string;
}

/** What else ends with a suspension, in its transaction. */
export type OnSuspended = (tx: Tx, oversight: Oversight) => Promise<void>;

/**
 * The person with their row locked.
 * @throws Problem not-allowed about oneself, not-found when there is no such account
 */
export async function lockOther(tx: Tx, { actorId, id }: Omit<Oversight, 'reason'>) {
  if (actorId === id) throw new Problem(coreErrors['not-allowed']);
  const row = await lockPerson(tx, id);
  if (!row) throw new Problem(coreErrors['not-found']);
  return row;
}

/**
 * Suspends somebody: all sessions end, and they can neither sign in nor are they told anything.
 * @throws Problem already-suspended, and as {@link lockOther}
 */
export async function suspendPerson(
  platform: Platform,
  oversight: Oversight,
  onSuspended: OnSuspended,
): Promise<void> {
  const { actorId, id, reason } = oversight;
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const { suspendedAt } = await lockOther(tx, oversight);
    if (suspendedAt) throw new Problem(errors['already-suspended']);
    await putSuspension(tx, id, { at, reason, by: actorId });
    await recordAudit(tx, { actorId, action: 'person.suspended', subjectId: id, at, reason });
    await endSessions(platform, tx, id);
    await onSuspended(tx, oversight);
  });
}

/**
 * Lifts a suspension; the person can sign in again.
 * @throws Problem not-suspended, and as {@link lockOther}
 */
export async function liftSuspension(platform: Platform, oversight: Oversight): Promise<void> {
  const { actorId, id, reason } = oversight;
  const at = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const { suspendedAt } = await lockOther(tx, oversight);
    if (!suspendedAt) throw new Problem(errors['not-suspended']);
    await putSuspension(tx, id, null);
    await recordAudit(tx, { actorId, action: 'person.restored', subjectId: id, at, reason });
  });
}
