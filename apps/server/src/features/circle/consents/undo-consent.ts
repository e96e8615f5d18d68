import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { mayChange } from '../circle.policy.ts';
import { requireDecider } from '../elder-access.ts';
import type { CirclePlatform } from '../let-go.ts';
import { forgetNotices } from '../members/forget-notices.ts';
import { lockMember, updateMember } from '../members/members.repo.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { findConsent } from './consents.repo.ts';
import { giverOf, without } from './write-consent.ts';
import { writeGrant } from './write-grant.ts';

/**
 * Withdraws the permissions that a witnessed consent added, if the member still has them. Earlier
 * ones stay.
 * @throws Problem not-found when nothing is left to withdraw
 */
export async function undoConsent(
  platform: CirclePlatform,
  caller: Caller,
  { consentId, elderId }: { readonly elderId: string; readonly consentId: string },
): Promise<void> {
  const access = await requireDecider(platform, caller, elderId);
  const record = await findConsent(platform.db, elderId, consentId);
  if (!record || record.channel === 'electronic') throw new Problem(coreErrors['not-found']);
  const { added, personId } = record;
  await inTransaction(platform, async (tx) => {
    const member = await lockMember(tx, elderId, personId);
    if (!member || !mayChange(access, member)) throw new Problem(coreErrors['not-found']);
    const { permissions: before, relation } = member;
    const permissions = without(before, added);
    if (permissions.length === before.length) throw new Problem(coreErrors['not-found']);
    await updateMember(tx, member.id, { permissions, updatedAt: platform.clock.now() });
    await forgetNotices(platform, tx, { elderId, personId, before, after: permissions });
    await writeGrant(platform, tx, {
      elderId,
      personId,
      action: 'withdrawn',
      relation,
      permissions,
      before,
      decidedAs: member.decidesAs,
      locale: caller.locale,
      givenAs: giverOf(access),
      recordedBy: caller.personId,
    });
    await tellCircle(platform, tx, {
      elderId,
      to: [personId],
      by: caller.personId,
      news: 'changed',
    });
    await announceCircle(tx, elderId, personId);
  });
}
