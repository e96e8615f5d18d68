import type { BankArrival } from '@hafi/contract/payments/bank-desk.schemas';
import type { Db } from '../../../../platform/db/database.ts';
import type { PaymentRow } from '../../payments.repo.ts';
import { findReceived } from '../../payments-of-purpose.repo.ts';

/**
 * What confirming a sum for a payment does. Less than was asked for counts for nothing: it is paid
 * back, unless the rest comes before somebody confirms. So is what comes for what is paid already.
 */
export async function outcomeOf(
  db: Db,
  payment: PaymentRow,
  total: number,
): Promise<BankArrival['outcome']> {
  const { amount, status } = payment;
  if ((status !== 'pending' && status !== 'expired') || total < amount) return 'all-back';
  if (await findReceived(db, payment)) return 'all-back';
  return total === amount ? 'paid' : 'paid-and-rest-back';
}
