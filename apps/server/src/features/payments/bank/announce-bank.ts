import type { Tx } from '../../../platform/db/tx.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { findPaymentsOf } from './desk/desk.repo.ts';

/** After the commit, refetches the screens of coordinators and of who pays these. */
export async function announceBank(tx: Tx, paymentIds: readonly string[]): Promise<void> {
  const payments = await findPaymentsOf(tx, paymentIds);
  const payers = [...payments.values()].map(({ payerId }) => payerId);
  tx.changed(['payments'], [...(await findPeopleWithRole(tx, 'ADMIN')), ...payers]);
}
