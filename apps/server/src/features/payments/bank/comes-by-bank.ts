import type { Db } from '../../../platform/db/database.ts';
import { findPayment } from '../payments.repo.ts';

/** Whether one of these payments is a bank transfer that may still come, or came and is looked at. */
export async function comesByBank(db: Db, paymentIds: readonly string[]): Promise<boolean> {
  for (const id of paymentIds) {
    const payment = await findPayment(db, id);
    if (payment?.method === 'bank' && payment.status === 'pending') return true;
  }
  return false;
}
