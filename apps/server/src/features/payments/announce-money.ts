import type { Tx } from '../../platform/db/tx.ts';
import { findPeopleWithRole } from '../accounts/accounts.public.ts';

/**
 * After the commit, refetches the coordinators' open pages of money. Not for each payment that comes,
 * which are many: their pages ask again every minute.
 */
export async function announceMoney(tx: Tx): Promise<void> {
  tx.changed(['payments'], await findPeopleWithRole(tx, 'ADMIN'));
}
