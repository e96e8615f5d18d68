import type { Db } from '../../platform/db/database.ts';
import { payablesOf } from './payables/payables-of.ts';
import type { PaymentRow } from './payments.repo.ts';

/**
 * How much of a payment would go back at once if its payer approved it now, in RWF: what
 * `receivePayment` would find. 0 while all of it is needed, and once it has ended.
 */
export async function refundableAmount(db: Db, payment: PaymentRow): Promise<number> {
  const { amount, method, status } = payment;
  if (method === 'after' || (status !== 'created' && status !== 'pending')) return 0;
  if (payment.stray) return amount;
  const need = await payablesOf(payment).amountDue(db, payment.purposeId);
  if (!need || need.isStale?.(payment)) return amount;
  return need.overpaid(amount);
}
