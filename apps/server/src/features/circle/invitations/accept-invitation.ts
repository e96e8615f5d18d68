import { circleErrors } from '@hafi/contract/circle/circle.errors';
import type { InvitationKey } from '@hafi/contract/circle/invitations.contract';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { markEmailRead } from '../../accounts/accounts.public.ts';
import { spokenBefore } from '../consents/witness-of.ts';
import { writeGrant } from '../consents/write-grant.ts';
import { findMember, insertMember, lockMember, updateMember } from '../members/members.repo.ts';
import { announceCircle, decidersOf, tellCircle } from '../tell-circle.ts';
import { recordMembers } from '../tell-members.ts';
import { endInvitation, type InvitationRow } from './invitations.repo.ts';
import { type Bearer, openInvitation } from './open-invitation.ts';

/** Whether the sender is the elder, or still decides for them. */
async function mayInvite(tx: Tx, { elderId, invitedBy }: InvitationRow): Promise<boolean> {
  if (invitedBy === elderId) return true;
  const sender = await findMember(tx, elderId, invitedBy);
  return sender !== undefined && sender.decidesAs !== null;
}

/** Makes a person a member, or gives a member the permissions of the invitation. */
async function join(
  platform: Platform,
  tx: Tx,
  invitation: InvitationRow,
  personId: string,
): Promise<void> {
  const { elderId, givenAs, invitedBy, locale, permissions, relation, textVersion } = invitation;
  const now = platform.clock.now();
  const member = await lockMember(tx, elderId, personId);
  const rights = { relation, permissions, updatedAt: now };
  if (member) await updateMember(tx, member.id, rights);
  else await insertMember(tx, { id: newId(), elderId, personId, ...rights, since: now });
  await writeGrant(platform, tx, {
    elderId,
    personId,
    action: member ? 'changed' : 'granted',
    relation,
    permissions,
    before: member?.permissions ?? [],
    decidedAs: member?.decidesAs ?? null,
    givenAs,
    textVersion,
    locale,
    recordedBy: invitedBy,
    givenAt: invitation.createdAt,
    ...spokenBefore(invitation, invitedBy),
  });
}

/**
 * Accepts an invitation, once, while whoever sent it still decides. Returns the elder's id.
 * @throws Problem as {@link openInvitation}
 */
export async function acceptInvitation(
  platform: Platform,
  from: Bearer,
  key: InvitationKey,
): Promise<string> {
  const invitation = await openInvitation(platform, from, key);
  const { elderId } = invitation;
  const { personId } = from;
  await inTransaction(platform, async (tx) => {
    await lock(tx, 'circle', elderId);
    if (!(await mayInvite(tx, invitation))) throw new Problem(circleErrors['invitation-gone']);
    const used = await endInvitation(tx, invitation, 'accepted', platform.clock.now());
    if (!used) throw new Problem(circleErrors['invitation-gone']);
    await join(platform, tx, invitation, personId);
    // The link came by mail: who has it has read what was sent to that address.
    if (key.token && invitation.recipient) {
      await markEmailRead(platform, tx, personId, invitation.recipient);
    }
    const at = platform.clock.now();
    await recordMembers(tx, { elderId, by: personId, what: 'joined', at });
    const to = [...(await decidersOf(tx, elderId)), invitation.invitedBy];
    await tellCircle(platform, tx, {
      elderId,
      to,
      by: personId,
      news: 'joined',
      names: { person: personId },
    });
    await announceCircle(tx, elderId, personId);
  });
  return elderId;
}
