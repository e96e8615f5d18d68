import type { revokeMember as endpoint } from '@hafi/contract/circle/members.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayChange } from '../circle.policy.ts';
import { giverOf } from '../consents/write-consent.ts';
import { requireDecider } from '../elder-access.ts';
import { inTransaction } from '../invitations/invitations.repo.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { endMembership } from './end-membership.ts';
import { lockMember } from './members.repo.ts';

/**
 * Takes a member out of the circle. The next request of theirs is refused, and their open screens
 * ask again at once.
 * @throws Problem not-found, not-allowed for a member above oneself
 */
export async function revokeMember(
  platform: Platform,
  { locale, params, principal }: Call<typeof endpoint>,
): Promise<void> {
  const { id: elderId, personId } = params;
  const access = await requireDecider(platform, principal, elderId);
  await inTransaction(platform.db, async (tx) => {
    const member = await lockMember(tx, elderId, personId);
    if (!member) throw new Problem(coreErrors['not-found']);
    if (!mayChange(access, member)) throw new Problem(coreErrors['not-allowed']);
    const by = { personId: principal.personId, locale, givenAs: giverOf(access) };
    await endMembership(platform, tx, member, by);
    await tellCircle(platform, tx, {
      elderId,
      to: [personId],
      by: principal.personId,
      news: 'revoked',
    });
  });
  await announceCircle(platform, elderId, personId);
}
