import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { mayChange } from '../circle.policy.ts';
import { giverOf } from '../consents/write-consent.ts';
import { requireDecider } from '../elder-access.ts';
import type { CirclePlatform } from '../let-go.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { recordMembers } from '../tell-members.ts';
import { endMembership } from './end-membership.ts';
import { lockMember } from './members.repo.ts';

/**
 * Removes a member from the circle. Their next request is refused, and their open screens refetch
 * at once.
 * @throws Problem not-found, not-allowed for a member who outranks the caller
 */
export async function revokeMember(
  platform: CirclePlatform,
  caller: Caller,
  { elderId, personId }: { readonly elderId: string; readonly personId: string },
): Promise<void> {
  const access = await requireDecider(platform, caller, elderId);
  await inTransaction(platform, async (tx) => {
    const member = await lockMember(tx, elderId, personId);
    if (!member) throw new Problem(coreErrors['not-found']);
    if (!mayChange(access, member)) throw new Problem(coreErrors['not-allowed']);
    const by = { personId: caller.personId, locale: caller.locale, givenAs: giverOf(access) };
    await endMembership(platform, tx, member, by);
    const at = platform.clock.now();
    await recordMembers(tx, { elderId, by: caller.personId, what: 'revoked', at });
    await tellCircle(platform, tx, {
      elderId,
      to: [personId],
      by: caller.personId,
      news: 'revoked',
    });
    await announceCircle(tx, elderId, personId);
  });
}
