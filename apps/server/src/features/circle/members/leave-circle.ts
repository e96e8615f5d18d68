import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { CirclePlatform } from '../let-go.ts';
import { announceCircle, decidersOf, tellCircle } from '../tell-circle.ts';
import { recordMembers } from '../tell-members.ts';
import { endMembership } from './end-membership.ts';
import { refuseLastDecider } from './last-decider.ts';
import { lockMember } from './members.repo.ts';

/**
 * Leaves a circle.
 * @throws Problem not-found for anyone who is no member, last-decider
 */
export async function leaveCircle(
  platform: CirclePlatform,
  { locale, personId }: Caller,
  elderId: string,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    // Of the last two deciders, only one may leave.
    await lock(tx, 'circle', elderId);
    const member = await lockMember(tx, elderId, personId);
    if (!member) throw new Problem(coreErrors['not-found']);
    await refuseLastDecider(tx, member);
    await endMembership(platform, tx, member, { personId, locale, givenAs: 'member' });
    const at = platform.clock.now();
    await recordMembers(tx, { elderId, by: personId, what: 'left', at });
    await tellCircle(platform, tx, {
      elderId,
      to: await decidersOf(tx, elderId),
      by: personId,
      news: 'left',
      names: { person: personId },
    });
    await announceCircle(tx, elderId, personId);
  });
}
