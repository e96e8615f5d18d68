import type { changeMember as endpoint } from '@hafi/contract/circle/members.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayChange } from '../circle.policy.ts';
import {
  giverOf,
  requireCurrentText,
  uniquePermissions,
  writeConsent,
} from '../consents/write-consent.ts';
import { requireDecider } from '../elder-access.ts';
import { inTransaction } from '../invitations/invitations.repo.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { lockMember, updateMember } from './members.repo.ts';

/**
 * Changes how a member stands to the elder and what they may do.
 * @throws Problem not-found, not-allowed for a member above oneself, consent-text-changed
 */
export async function changeMember(
  platform: Platform,
  { body, locale, params, principal }: Call<typeof endpoint>,
): Promise<void> {
  const { clock, db } = platform;
  const { id: elderId, personId } = params;
  const access = await requireDecider(platform, principal, elderId);
  requireCurrentText(body.textVersion);
  const { relation } = body;
  const permissions = uniquePermissions(body.permissions);
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, elderId, personId);
    if (!member) throw new Problem(coreErrors['not-found']);
    if (!mayChange(access, member)) throw new Problem(coreErrors['not-allowed']);
    await updateMember(tx, member.id, { relation, permissions, updatedAt: clock.now() });
    await writeConsent(platform, tx, {
      elderId,
      personId,
      action: 'changed',
      relation,
      permissions,
      locale,
      before: member.permissions,
      givenAs: giverOf(access),
      textVersion: body.textVersion,
      recordedBy: principal.personId,
    });
    await tellCircle(platform, tx, {
      elderId,
      to: [personId],
      by: principal.personId,
      news: 'changed',
    });
  });
  await announceCircle(platform, elderId, personId);
}
