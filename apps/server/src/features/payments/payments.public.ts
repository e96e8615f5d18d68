import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { serviceFee } from '@hafi/contract/bookings/booking-terms';
import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { payableBooking } from '../bookings/bookings.public.ts';
import { countWaiting, insertPayment, sumSucceeded, transaction } from './payments.repo.ts';
import { receivePayment } from './receive-payment.ts';

/** Payments without an end yet, and the RWF received since the first of the month in Kigali. */
export async function paymentCounts(
  db: Db,
  now: Date,
): Promise<{ pending: number; paidThisMonth: number }> {
  const today = dayInKigali(now);
  const first = addDays(today, 1 - Number(today.slice(8)));
  return {
    pending: await countWaiting(db),
    paidThisMonth: await sumSucceeded(db, instantAt(first, '00:00')),
  };
}

/** A payment of the past, for samples. */
export interface PaidSample {
  readonly personId: string;
  readonly bookingId: string;
  /** E.164. */
  readonly phone: string;
  readonly billing: { firstName: string; lastName: string; email: string };
}

/**
 * Records that a booking was paid by mobile money, without asking anybody for money, through the
 * same steps, books and receipts as a real payment. Time is the platform's. Tells nobody. Answers
 * the payment's id.
 * @throws Error when the booking is not the person's, or the database finds it paid already
 */
export async function recordPaidPayment(platform: Platform, sample: PaidSample): Promise<string> {
  const { clock, db } = platform;
  const now = clock.now();
  const id = newId();
  await transaction(db, async (tx) => {
    const booking = await payableBooking(tx, sample.bookingId, sample.personId);
    if (!booking) throw new Error('this person has no such booking');
    await insertPayment(tx, {
      id,
      payerId: sample.personId,
      purposeKind: 'booking',
      purposeId: booking.id,
      visit: { doctor: booking.doctorName, startsAt: booking.startsAt.toISOString() },
      method: 'mtn',
      amount: booking.total,
      serviceFee,
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
  await receivePayment(platform, id, { transactionId }, { quiet: true });
  return id;
}
