import { Problem } from '@hafi/contract/core/problem';
import { volunteeringErrors as errors } from '@hafi/contract/volunteering/volunteering.errors';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceRequest } from './announce-request.ts';
import { lockAs, refused } from './as-side.ts';
import { insertParting } from './partings.repo.ts';
import { tellRequest } from './tell-request.ts';
import { mayDecline } from './volunteering.policy.ts';
import { type HelpRequestRow, updateRequest } from './volunteering.repo.ts';

/**
 * Declines the volunteer of a request, for the elder's side, at any time before it is reported done:
 * the volunteer's access ends, they cannot take it again, and it is open for others, or over when
 * its time has passed. Idempotent.
 * @throws Problem not-found, help-request-over, help-request-not-ready when nobody or another
 * volunteer has taken it
 */
export async function declineVolunteer(
  platform: Platform,
  personId: string,
  { id, volunteerId }: { readonly id: string; readonly volunteerId: string },
): Promise<HelpRequestRow> {
  const now = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const held = await lockAs(tx, 'elder', personId, id);
    if (held.state === 'open' && held.takenBy === null) return held;
    if (!mayDecline(held, 'elder')) throw refused(held, now);
    if (held.takenBy !== volunteerId) throw new Problem(errors['help-request-not-ready']);
    const inTime = now < held.endsAt;
    const declined = await updateRequest(tx, id, {
      ...(inTime ? { state: 'open' as const } : { state: 'lapsed' as const, closedAt: now }),
      takenBy: null,
      takenAt: null,
      updatedAt: now,
    });
    await insertParting(tx, { requestId: id, volunteerId, how: 'declined', at: now });
    await tellRequest(platform, tx, {
      row: declined,
      event: 'declined',
      by: personId,
      volunteerId,
    });
    await announceRequest(tx, declined, { listed: inTime, formerly: volunteerId });
    return declined;
  });
}
