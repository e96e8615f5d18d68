import type { Invitation } from '@hafi/contract/circle/invitations.contract';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { requireDecider } from '../elder-access.ts';
import { findOpen, type InvitationRow } from './invitations.repo.ts';

type Shown = Pick<
  InvitationRow,
  'id' | 'way' | 'recipient' | 'relation' | 'permissions' | 'createdAt' | 'expiresAt'
>;

/** An invitation, for who decides about the circle; `invitedBy` is the inviter's name. */
export const presentInvitation = (
  { createdAt, expiresAt, id, permissions, recipient, relation, way }: Shown,
  invitedBy: string,
): Invitation => ({
  id,
  way,
  to: recipient,
  relation,
  permissions,
  invitedBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/**
 * The open invitations to an elder's circle.
 * @throws Problem not-found for anyone who does not decide about the circle
 */
export async function listInvitations(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<Invitation[]> {
  const { clock, db } = platform;
  await requireDecider(platform, caller, elderId);
  const rows = await findOpen(db, elderId, clock.now());
  const people = await findPeople(
    db,
    rows.map(({ invitedBy }) => invitedBy),
  );
  return rows.map((row) => presentInvitation(row, people.get(row.invitedBy)?.name ?? '—'));
}
