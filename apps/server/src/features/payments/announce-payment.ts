import type { Tx } from '../../platform/db/tx.ts';
import { bookingPeople } from '../bookings/bookings.public.ts';
import type { PaymentRow } from './payments.repo.ts';

/**
 * Open screens of payer, patient and doctor look again, once the transaction has committed. `people`
 * are those of the booking, where they were asked for in the same act.
 */
export async function announcePayment(
  tx: Tx,
  payment: Pick<PaymentRow, 'payerId' | 'purposeId'>,
  people?: readonly string[],
): Promise<void> {
  const concerned = people ?? (await bookingPeople(tx, payment.purposeId));
  const topics = ['payments', 'bookings', 'notifications', 'activity'] as const;
  tx.changed(topics, [payment.payerId, ...concerned]);
}
