import type { Tx } from '../../platform/db/tx.ts';
import { bookingPeople } from '../bookings/bookings.public.ts';
import type { PaymentRow } from './payments.repo.ts';

/** Open screens of payer, patient and doctor look again, once the transaction has committed. */
export async function announcePayment(
  tx: Tx,
  payment: Pick<PaymentRow, 'payerId' | 'purposeId'>,
): Promise<void> {
  const people = [payment.payerId, ...(await bookingPeople(tx, payment.purposeId))];
  tx.changed(['payments', 'bookings', 'notifications', 'activity'], people);
}
