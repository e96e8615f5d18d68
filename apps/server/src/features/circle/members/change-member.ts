import type { changeMember as endpoint } from '@hafi/contract/circle/members.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { warnByMail } from '../../accounts/accounts.public.ts';
import { mayChange } from '../circle.policy.ts';
import { confirmToGive } from '../consents/confirm-to-give.ts';
import { spokenBefore, witnessOf } from '../consents/witness-of.ts';
import {
  giverOf,
  requireCurrentText,
  uniquePermissions,
  without,
} from '../consents/write-consent.ts';
import { writeGrant } from '../consents/write-grant.ts';
import { requireDecider } from '../elder-access.ts';
import type { CirclePlatform } from '../let-go.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { forgetNotices } from './forget-notices.ts';
import { lockMember, updateMember } from './members.repo.ts';

type NewRights = ParsedInput<typeof endpoint>['body'];

/**
 * Changes a member's relation to the elder and their permissions. A manager who adds permissions
 * names the witness of the elder's yes.
 * @throws Problem not-found, not-allowed for a member who outranks the caller, consent-text-changed,
 * confirm-first where it adds weighty ones, invalid-input without the witness
 */
export async function changeMember(
  platform: CirclePlatform,
  caller: Principal,
  {
    body,
    elderId,
    personId,
  }: { readonly elderId: string; readonly personId: string; readonly body: NewRights },
): Promise<void> {
  const access = await requireDecider(platform, caller, elderId);
  requireCurrentText(body.textVersion);
  const { relation } = body;
  const permissions = uniquePermissions(body.permissions);
  await inTransaction(platform, async (tx) => {
    const member = await lockMember(tx, elderId, personId);
    if (!member) throw new Problem(coreErrors['not-found']);
    if (!mayChange(access, member)) throw new Problem(coreErrors['not-allowed']);
    const { permissions: before } = member;
    const added = without(permissions, before);
    await confirmToGive({ clock: platform.clock, db: tx }, caller, added);
    const adds = added.length > 0;
    const witnessed = adds ? witnessOf(access, body) : { witness: null, witnessContact: null };
    if (adds) await warnByMail(platform, tx, caller.personId, 'permissions-added');
    await updateMember(tx, member.id, { relation, permissions, updatedAt: platform.clock.now() });
    await forgetNotices(platform, tx, { elderId, personId, before, after: permissions });
    await writeGrant(platform, tx, {
      elderId,
      personId,
      action: 'changed',
      relation,
      permissions,
      locale: caller.locale,
      before,
      decidedAs: member.decidesAs,
      givenAs: giverOf(access),
      textVersion: body.textVersion,
      recordedBy: caller.personId,
      ...spokenBefore(witnessed, caller.personId),
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
