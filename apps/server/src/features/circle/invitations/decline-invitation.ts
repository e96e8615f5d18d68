import { circleErrors } from '@hafi/contract/circle/circle.errors';
import type { InvitationKey } from '@hafi/contract/circle/invitations.contract';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellCircle } from '../tell-circle.ts';
import { endInvitation } from './invitations.repo.ts';
import { type Bearer, openInvitation } from './open-invitation.ts';

/**
 * Declines an invitation. The sender is notified, but not told who declined.
 * @throws Problem as {@link openInvitation}
 */
export async function declineInvitation(
  platform: Platform,
  from: Bearer,
  key: InvitationKey,
): Promise<void> {
  const { elderId, id, invitedBy } = await openInvitation(platform, from, key);
  await inTransaction(platform, async (tx) => {
    const used = await endInvitation(tx, { id, elderId }, 'declined', platform.clock.now());
    if (!used) throw new Problem(circleErrors['invitation-gone']);
    await tellCircle(platform, tx, {
      elderId,
      to: [invitedBy],
      by: from.personId,
      news: 'declined',
    });
    tx.changed(['circle', 'notifications'], [elderId, invitedBy]);
  });
}
