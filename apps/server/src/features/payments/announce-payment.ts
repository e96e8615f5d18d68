import type { Tx } from '../../platform/db/tx.ts';
import { bookingPeople } from '../bookings/bookings.public.ts';
import type { PaymentRow } from './payments.repo.ts';

/**
 * After the commit, refetches the open screens of payer, patient and doctor. `people` are those of
 * the booking, if already queried.
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
