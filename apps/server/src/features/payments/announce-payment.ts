import type { Tx } from '../../platform/db/tx.ts';
import { payablesOf } from './payables/payables-of.ts';
import type { PaymentRow } from './payments.repo.ts';

/**
 * After the commit, refetches the open screens of payer, patient and doctor. `people` are those of
 * the booking, if already queried.
 */
export async function announcePayment(
  tx: Tx,
  payment: Pick<PaymentRow, 'payerId' | 'purposeId' | 'purposeKind'>,
  people?: readonly string[],
): Promise<void> {
  const concerned = people ?? (await payablesOf(payment).people(tx, payment.purposeId));
  const topics = ['payments', 'bookings', 'notifications', 'activity'] as const;
  tx.changed(topics, [payment.payerId, ...concerned]);
}
