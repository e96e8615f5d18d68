import type { Role } from '@hafi/contract/accounts/roles';
import { alertsShownBy } from '@hafi/contract/circle/circle-terms';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable } from '../accounts/accounts.public.ts';
import { findAccess } from './elder-access.ts';

/** Whether somebody may know now that something may be wrong with an elder. */
export async function mayStillKnow(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  personId: string,
  elderId: string,
): Promise<boolean> {
  const person = await findReachable(tx, personId);
  if (!person) return false;
  if (person.roles.includes('ADMIN')) return true;
  const roles = person.roles as readonly Role[];
  const access = await findAccess({ clock, db: tx }, { personId, roles }, elderId);
  return access !== null && alertsShownBy(access.permissions) !== 'nothing';
}
