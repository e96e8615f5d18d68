import { circleErrors } from '@hafi/contract/circle/circle.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellCircle } from '../tell-circle.ts';
import { peeks } from './invitation-limits.ts';
import { hashOfKey } from './invitation-secret.ts';
import { endInvitation, findByHash } from './invitations.repo.ts';

/**
 * Declines an invitation by the link that was sent: it proves enough for a no. The sender is told, but not
 * who declined. Idempotent.
 * @throws Problem invitation-gone when it is unknown, accepted, withdrawn or expired; too-many-requests
 */
export async function declineByLink(
  platform: Platform,
  { address, token }: { readonly address: string; readonly token: string },
): Promise<void> {
  await platform.rateLimiter.take(`invitation-peek:${address}`, peeks);
  const found = await findByHash(platform.db, hashOfKey(platform, { token }));
  if (!found || found.way === 'code') throw new Problem(circleErrors['invitation-gone']);
  if (found.ending === 'declined') return;
  const { elderId, id, invitedBy } = found;
  await inTransaction(platform, async (tx) => {
    const used = await endInvitation(tx, { id, elderId }, 'declined', platform.clock.now());
    if (!used) throw new Problem(circleErrors['invitation-gone']);
    await tellCircle(platform, tx, { elderId, to: [invitedBy], by: null, news: 'declined' });
    tx.changed(['circle', 'notifications'], [elderId, invitedBy]);
  });
}
