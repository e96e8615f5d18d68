import type { Role } from '@hafi/contract/accounts/roles';
import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockPerson, putRoles } from './oversight.repo.ts';

/**
 * Gives the caller another role than the one that they took by mistake; nothing is done and false
 * returned where that role was confirmed, is not the only one, or `mayLeave` says no.
 */
export async function changeOwnRole(
  platform: Platform,
  { personId, role }: { readonly personId: string; readonly role: Role },
  mayLeave: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const now = platform.clock.now();
  return inTransaction(platform, async (tx) => {
    const row = await lockPerson(tx, personId);
    if (row?.roles.length !== 1 || vettedRoleOf(row.roles) === null) return false;
    if (row.verified || row.checkedName !== null || !(await mayLeave(tx))) return false;
    await putRoles(tx, personId, { roles: [role], verified: vettedRoleOf([role]) === null, now });
    await recordAudit(tx, {
      actorId: personId,
      action: 'person.roles',
      subjectId: personId,
      at: now,
      reason: `${row.roles.join(', ')} → ${role}`,
    });
    tx.changed(['session', 'vetting'], [personId]);
    return true;
  });
}
