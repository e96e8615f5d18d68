import { payableBooking } from '../features/bookings/bookings.public.ts';
import { insertPayment } from '../features/payments/payments.repo.ts';
import { receivePayment } from '../features/payments/receive-payment.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import type { Platform } from '../platform/platform.ts';
import { quietly } from './quietly.ts';

/** A past payment. */
interface PaidSample {
  readonly personId: string;
  readonly bookingId: string;
  /** E.164. */
  readonly phone: string;
  readonly billing: { firstName: string; lastName: string; email: string };
}

/**
 * Records that a booking was paid by mobile money, without a payment request, but with the same
 * status changes, ledger and receipt as a real payment. Time is the platform's. Notifies nobody.
 * Returns the payment's id.
 * @throws Error when the booking is not the person's, or is already paid
 */
export async function recordPaidPayment(platform: Platform, sample: PaidSample): Promise<string> {
  const now = platform.clock.now();
  const id = newId();
  await inTransaction(platform, async (tx) => {
    const booking = await payableBooking(tx, sample.bookingId, sample.personId);
    if (!booking) throw new Error('this person has no such booking');
    await insertPayment(tx, {
      id,
      payerId: sample.personId,
      purposeKind: 'booking',
      purposeId: booking.id,
      paidFor: {
        kind: 'booking',
        doctor: booking.doctorName,
        startsAt: booking.startsAt.toISOString(),
      },
      method: 'mtn',
      amount: booking.total,
      serviceFee: booking.serviceFee,
      phone: sample.phone,
      ...sample.billing,
      termsAcceptedAt: now,
      idempotencyKey: `sample-${booking.id}`,
      status: 'created',
      createdAt: now,
      statusAt: now,
    });
  });
  const transactionId = String(3_000_000_000 + (Number.parseInt(id.slice(-8), 16) % 1_000_000_000));
  await quietly(platform, (silent) => receivePayment(silent, id, { transactionId }));
  return id;
}
