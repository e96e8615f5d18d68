import { circleErrors } from '@hafi/contract/circle/circle.errors';
import type { peekInvitation as endpoint } from '@hafi/contract/circle/invitations.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { peeks } from './invitation-limits.ts';
import { hashOfKey } from './invitation-secret.ts';
import { findBySecret } from './invitations.repo.ts';

/**
 * Says to whoever opens the link of an invitation what its message said: who invites, and to whom.
 * @throws Problem invitation-gone when it is unknown, answered, withdrawn or expired;
 * too-many-requests
 */
export async function peekInvitation(
  platform: Platform,
  { address, token }: { readonly address: string; readonly token: string },
): Promise<Answer<typeof endpoint>['data']> {
  const { clock, db, rateLimiter } = platform;
  await rateLimiter.take(`invitation-peek:${address}`, peeks);
  const found = await findBySecret(db, hashOfKey(platform, { token }), clock.now());
  if (!found || found.way === 'code') throw new Problem(circleErrors['invitation-gone']);
  const people = await findPeople(db, [found.elderId, found.invitedBy]);
  const [elder, inviter] = [people.get(found.elderId), people.get(found.invitedBy)];
  if (!elder || !inviter) throw new Problem(circleErrors['invitation-gone']);
  return {
    inviter: inviter.firstName,
    elder: elder.firstName,
    fromElder: found.invitedBy === found.elderId,
    expiresAt: found.expiresAt.toISOString(),
  };
}
