import { links } from '@hafi/contract/core/links';
import type { FailureReason } from '@hafi/contract/payments/payments.contract';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { setBookingPayment, settledBooking } from '../bookings/bookings.public.ts';
import { notify } from '../notifications/notifications.public.ts';
import { announcePayment } from './announce-payment.ts';
import { findPayment, lockPayment, moveTo } from './payments.repo.ts';
import { unpaidText, unpaidTitle } from './prompt.messages.ts';

export interface Ending {
  readonly status: 'failed' | 'expired';
  readonly failure: FailureReason;
  /** The provider's own code. */
  readonly reason: string | null;
  /** When to ask the provider again; absent when its answer is final. */
  readonly askAgainAt?: Date;
}

/** Ends a payment without money and makes its booking payable again. Idempotent. */
export async function closePayment(platform: Platform, id: string, ending: Ending): Promise<void> {
  const { clock, log } = platform;
  const at = clock.now();
  const { status, failure, reason, askAgainAt = null } = ending;
  const closed = await inTransaction(platform, async (tx) => {
    const known = await findPayment(tx, id);
    if (!known) return false;
    const booking = await settledBooking(tx, known.purposeId);
    await lockPayment(tx, id);
    const change = { failure, nextCheckAt: askAgainAt };
    const row = await moveTo(tx, id, status, { at, reason, change });
    if (!row) return false;
    if (booking?.paymentState === 'pending') {
      const state = booking.status === 'cancelled' ? 'none' : 'due';
      await setBookingPayment(tx, row.purposeId, state, id);
    }
    await notify(tx, {
      // The provider refuses, often when the payer has put the phone away.
      by: null,
      personId: row.payerId,
      type: 'appointment',
      priority: 'high',
      title: unpaidTitle,
      text: unpaidText,
      values: {
        amount: { rwf: row.amount },
        doctor: row.appointment.doctor,
        date: { date: row.appointment.startsAt },
      },
      link:
        booking?.status === 'cancelled'
          ? links.bookingDetails(row.purposeId)
          : links.payment(row.purposeId),
      at,
      dedupeKey: `payment:${id}:unpaid`,
    });
    await announcePayment(tx, row, booking?.people);
    return true;
  });
  if (!closed) log.info({ payment: id, to: status }, 'a payment has no such step; left as it is');
}
