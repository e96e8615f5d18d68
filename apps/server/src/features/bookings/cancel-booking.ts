import type { Booking, bookingPaymentStates } from '@hafi/contract/bookings/booking.schemas';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { addNotifiedOfDeath, lockDeath } from '../accounts/accounts.public.ts';
import type { LetGo } from '../circle/circle.public.ts';
import { concernedWith } from './booking-people.ts';
import { cancellationFee, mayCancel } from './bookings.policy.ts';
import { type BookingRow, lockBooking, updateBooking } from './bookings.repo.ts';
import { followAppointmentAccess } from './follow-appointment-access.ts';
import { asParty, type Caller, showBooking } from './show-bookings.ts';
import { tellBooking } from './tell-booking.ts';
import { tellFreeTime } from './waitlist/tell-waiting.ts';

/**
 * Requests the refund of a cancelled booking, in the cancelling transaction and with the booking
 * locked. `keepRwf` is the fee that is kept. Returns the resulting state of the payment.
 */
export type OnCancelled = (
  tx: Tx,
  cancelled: { bookingId: string; paymentId: string; keepRwf: number },
) => Promise<(typeof bookingPaymentStates)[number]>;

/**
 * Why a booking is cancelled that neither side cancels: a coordinator no longer confirms the doctor, or
 * the patient has died. It costs the patient nothing.
 */
export type CancelCause = 'hafi' | 'death';

/**
 * Cancels a booking, as the patient (free until the day before, then for the service fee) or as the
 * doctor (always free for the patient), and frees its time: who waits for one is notified, but not when
 * the doctor is not there.
 * @throws Problem not-found for everybody else, booking-over
 */
export async function cancelBooking(
  platform: Platform,
  caller: Caller,
  cancel: {
    id: string;
    reason: string | undefined;
    refund: OnCancelled;
    /** Why, where neither side wants it. */
    because?: CancelCause | undefined;
    /** Only where both sides stay: whoever leaves lets go by themselves. */
    letGo?: LetGo;
  },
): Promise<Booking> {
  const now = platform.clock.now();
  const { id, refund } = cancel;
  const { booking, concerned } = await inTransaction(platform, async (tx) => {
    const isDeath = cancel.because === 'death';
    // It may have been taken back meanwhile.
    if (isDeath && !(await lockDeath(tx, caller.personId)))
      throw new Problem(bookingsErrors['booking-over']);
    const party = await asParty(tx, await lockBooking(tx, id), caller.personId);
    const { row, doctor, side } = party;
    if (!mayCancel(row, side, now)) throw new Problem(bookingsErrors['booking-over']);
    const cancelledBy = cancel.because ?? side;
    const fee = cancel.because ? 0 : cancellationFee(row, side, now);
    const cancelled = await updateBooking(tx, id, {
      status: 'cancelled',
      cancelledBy,
      cancelledAt: now,
      cancelReason: cancel.reason || null,
      cancellationFee: fee,
      sequence: row.sequence + 1,
      updatedAt: now,
    });
    const paymentState = await settle(tx, row, fee, refund);
    const booking = (await updateBooking(tx, id, { paymentState })) ?? cancelled ?? row;
    await followAppointmentAccess(tx, booking, doctor, cancel.letGo);
    const concerned = await concernedWith(tx, booking, doctor, party.keepers);
    await tellBooking(platform, tx, {
      booking,
      doctor,
      event: `cancelled-by-${cancelledBy}`,
      by: caller.personId,
      concerned,
    });
    if (isDeath) await addNotifiedOfDeath(tx, row.patientId, [{ personId: doctor.personId }]);
    if (side === 'patient')
      await tellFreeTime(platform, tx, { booking, doctor, by: caller.personId });
    return { booking, concerned };
  });
  return showBooking(platform, booking, caller, concerned);
}

/**
 * Settles the payment. One that is still under way may finish: payments then finds the booking
 * cancelled.
 */
async function settle(tx: Tx, row: BookingRow, fee: number, refund: OnCancelled) {
  if (row.paymentState === 'due') return fee > 0 ? 'due' : 'none';
  if (row.paymentState !== 'paid' || !row.paymentId) return row.paymentState;
  return refund(tx, { bookingId: row.id, paymentId: row.paymentId, keepRwf: fee });
}
