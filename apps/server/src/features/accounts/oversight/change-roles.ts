import { adminErrors as errors } from '@hafi/contract/admin/admin.errors';
import { type GivenRole, givenRoles } from '@hafi/contract/admin/people.contract';
import { Problem } from '@hafi/contract/core/problem';
import { type VettedRole, vettedRoleOf, vettedRoles } from '@hafi/contract/vetting/vetting-terms';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { putRoles } from './oversight.repo.ts';
import { lockOther, type Oversight } from './suspend.ts';

/** What follows in the transaction: whether a role that is checked was lost, and which is held now. */
export type OnRolesChanged = (
  tx: Tx,
  change: {
    readonly before: VettedRole | null;
    readonly isOther: boolean;
    readonly role: VettedRole | null;
  },
) => Promise<void>;

/**
 * Gives somebody these roles beside the ones that nobody gives. A role that is checked starts
 * unconfirmed.
 * @throws Problem roles-not-possible, role-confirmed, and as {@link lockOther}
 */
export async function changeRoles(
  platform: Platform,
  oversight: Oversight & { readonly roles: readonly GivenRole[] },
  onChanged: OnRolesChanged,
): Promise<void> {
  const { actorId, id, reason } = oversight;
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await lockOther(tx, oversight);
    const kept = row.roles.filter((role) => !givenRoles.some((given) => given === role));
    const roles = [...kept, ...givenRoles.filter((role) => oversight.roles.includes(role))];
    const vetted = vettedRoles.filter((role) => roles.includes(role));
    if (roles.length === 0 || vetted.length > 1) throw new Problem(errors['roles-not-possible']);
    const before = vettedRoleOf(row.roles);
    const isOther = before !== vettedRoleOf(roles);
    const isConfirmed = row.verified || row.checkedName !== null;
    if (before && isOther && isConfirmed) throw new Problem(errors['role-confirmed']);
    const verified = isOther ? vetted.length === 0 : row.verified;
    await putRoles(tx, id, { roles, verified, now });
    const said = `${roles.join(', ')}: ${reason}`;
    await recordAudit(tx, {
      actorId,
      action: 'person.roles',
      subjectId: id,
      at: now,
      reason: said,
    });
    await onChanged(tx, { before, isOther, role: vetted[0] ?? null });
    tx.changed(['session', 'vetting'], [id]);
  });
}
