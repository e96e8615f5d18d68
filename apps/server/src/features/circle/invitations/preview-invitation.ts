import { circleErrors } from '@hafi/contract/circle/circle.errors';
import type {
  previewInvitation as endpoint,
  InvitationKey,
} from '@hafi/contract/circle/invitations.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findMember } from '../members/members.repo.ts';
import { type Bearer, openInvitation } from './open-invitation.ts';

/**
 * Shows an invitation to anyone who has its link or code.
 * @throws Problem as {@link openInvitation}
 */
export async function previewInvitation(
  platform: Platform,
  from: Bearer,
  key: InvitationKey,
): Promise<Answer<typeof endpoint>['data']> {
  const { elderId, expiresAt, givenAs, invitedBy, permissions, relation } = await openInvitation(
    platform,
    from,
    key,
  );
  const people = await findPeople(platform.db, [elderId, invitedBy]);
  const elder = people.get(elderId);
  const inviter = people.get(invitedBy);
  if (!elder || !inviter) throw new Problem(circleErrors['invitation-gone']);
  return {
    inviter: inviter.name,
    elder: { id: elderId, name: elder.name, firstName: elder.firstName },
    fromElder: givenAs === 'elder',
    relation,
    permissions,
    expiresAt: expiresAt.toISOString(),
    member: (await findMember(platform.db, elderId, from.personId)) !== undefined,
  };
}
