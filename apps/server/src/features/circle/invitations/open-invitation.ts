import { circleErrors } from '@hafi/contract/circle/circle.errors';
import type { InvitationKey } from '@hafi/contract/circle/invitations.contract';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { guardCode } from './invitation-limits.ts';
import { hashOfKey } from './invitation-secret.ts';
import { findBySecret, type InvitationRow } from './invitations.repo.ts';

/** The person who presents a link or code, and their network address. */
export interface Bearer {
  readonly personId: string;
  readonly address: string;
}

/**
 * The open invitation of a link or code. Failures are counted; after five an account has to wait.
 * @throws Problem invitation-gone when it is unknown, answered, withdrawn or expired; own-circle
 * for the elder and the sender; too-many-requests
 */
export async function openInvitation(
  platform: Platform,
  from: Bearer,
  key: InvitationKey,
): Promise<InvitationRow> {
  const { clock, db } = platform;
  const hash = hashOfKey(platform, key);
  const found = await guardCode(
    platform,
    from,
    async () => (await findBySecret(db, hash, clock.now())) ?? null,
  );
  if (!found) throw new Problem(circleErrors['invitation-gone']);
  if (found.elderId === from.personId || found.invitedBy === from.personId) {
    throw new Problem(circleErrors['own-circle']);
  }
  return found;
}
