import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceRequest } from './announce-request.ts';
import { lockAs, refused } from './as-side.ts';
import { insertParting } from './partings.repo.ts';
import { tellRequest } from './tell-request.ts';
import { holdsPromise } from './volunteering.policy.ts';
import { updateRequest } from './volunteering.repo.ts';

/**
 * Gives a request back, as its volunteer: it is open again, or over when its time has passed, and
 * the elder's side is told which. They do not see it again.
 * @throws Problem not-found, help-request-over, help-request-not-ready once they reported it done
 */
export async function giveBackRequest(
  platform: Platform,
  personId: string,
  id: string,
  {
    reason,
    unconfirmed = false,
  }: {
    /** Why, for the elder's side. */
    readonly reason?: string | undefined;
    /** Not their own act: a coordinator no longer confirms them. */
    readonly unconfirmed?: boolean;
  } = {},
): Promise<void> {
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const held = await lockAs(tx, 'volunteer', personId, id);
    if (!holdsPromise(held, 'volunteer')) throw refused(held, now);
    const inTime = now < held.endsAt;
    const given = await updateRequest(tx, id, {
      ...(inTime ? { state: 'open' as const } : { state: 'lapsed' as const, closedAt: now }),
      takenBy: null,
      takenAt: null,
      updatedAt: now,
    });
    await insertParting(tx, { requestId: id, volunteerId: personId, how: 'given-back', at: now });
    const back = unconfirmed ? ('notConfirmed' as const) : ('givenBack' as const);
    const event = inTime ? back : ('lapsed' as const);
    const by = { by: personId, volunteerId: personId, reason };
    await tellRequest(platform, tx, { row: given, event, ...by });
    await announceRequest(tx, given, { listed: inTime, formerly: personId });
  });
}
