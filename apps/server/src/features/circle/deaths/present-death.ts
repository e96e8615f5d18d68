import type { Death } from '@hafi/contract/circle/circle.schemas';
import type { Db } from '../../../platform/db/database.ts';
import { findDeath, findPeople } from '../../accounts/accounts.public.ts';
import { type ElderAccess, mayWithdrawDeath } from '../circle.policy.ts';

/** What the circle is shown of an elder's recorded death; undefined without one, and for the elder. */
export async function presentDeath(db: Db, access: ElderAccess): Promise<Death | undefined> {
  if (access.by === 'self') return undefined;
  const death = await findDeath(db, access.elderId);
  if (!death) return undefined;
  const people = await findPeople(db, death.by ? [death.by] : []);
  return {
    recordedAt: death.recordedAt.toISOString(),
    by: (death.by && people.get(death.by)?.name) || null,
    mayWithdraw: mayWithdrawDeath(access),
  };
}
