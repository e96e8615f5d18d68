import { circleErrors } from '@hafi/contract/circle/circle.errors';
import type { InvitationKey } from '@hafi/contract/circle/invitations.contract';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { guardCode } from './invitation-limits.ts';
import { hashOfKey } from './invitation-secret.ts';
import { findBySecret, type InvitationRow } from './invitations.repo.ts';

/** Who brings a link or a code, and from which network address. */
export interface Bearer {
  readonly personId: string;
  readonly address: string;
}

/**
 * The open invitation that a link or code stands for. Wrong ones count, and after five an account
 * has to wait.
 * @throws Problem invitation-gone when it is unknown, answered, withdrawn or too old; own-circle
 * for the elder and for who sent it; too-many-requests
 */
export async function openInvitation(
  platform: Platform,
  from: Bearer,
  key: InvitationKey,
): Promise<InvitationRow> {
  const { clock, db } = platform;
  const hash = hashOfKey(platform, key);
  const found = await guardCode(platform, from, () => findBySecret(db, hash, clock.now()));
  if (!found) throw new Problem(circleErrors['invitation-gone']);
  if (found.elderId === from.personId || found.invitedBy === from.personId) {
    throw new Problem(circleErrors['own-circle']);
  }
  return found;
}
