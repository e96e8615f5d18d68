import type { Platform } from '../../platform/platform.ts';
import { bookingPeople } from '../bookings/bookings.public.ts';
import type { PaymentRow } from './payments.repo.ts';

/** After the transaction: open screens of payer, patient and doctor look again, and mail goes out. */
export async function announcePayment(
  { db, outbox, realtime }: Pick<Platform, 'db' | 'outbox' | 'realtime'>,
  payment: Pick<PaymentRow, 'payerId' | 'purposeId'>,
): Promise<void> {
  const people = new Set([payment.payerId, ...(await bookingPeople(db, payment.purposeId))]);
  realtime.changed([...people], ['payments', 'bookings', 'notifications', 'activity']);
  outbox.kick();
}
