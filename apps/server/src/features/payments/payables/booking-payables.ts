import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import {
  type BookingNeed,
  bookingNeed,
  bookingPeople,
  type PayableBooking,
  payableBooking,
  payableBookings,
  setBookingPayment,
  setBookingsPaid,
  setBookingsRequested,
  settledBooking,
  settledBookings,
} from '../../bookings/bookings.public.ts';
import { bookingWords } from './booking-words.ts';
import type { Payable, PayableState, Payables } from './payable.ts';

/** Appointments with a doctor. */
export const bookingPayables: Payables<'booking'> = {
  kind: 'booking',
  words: bookingWords,
  page: links.bookingDetails,
  async lockFor(tx, id, personId) {
    const booking = await payableBooking(tx, id, personId);
    return booking && payableOf(booking);
  },
  async lock(tx, id) {
    const booking = await settledBooking(tx, id);
    return booking && payableOf(booking);
  },
  async amountDue(db, id) {
    const found = await bookingNeed(db, id);
    return found && needOf(found);
  },
  people: bookingPeople,
};

/** Appointments whose payments are under way, by id, with their rows locked. */
export async function lockBookingPayables(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Payable>> {
  const found = await settledBookings(tx, ids);
  return new Map(found.map((booking) => [booking.id, payableOf(booking)]));
}

/**
 * Appointments by id, with their rows locked, as {@link bookingPayables} has each for the person who may
 * pay it; without those that somebody else is changing.
 */
export async function lockFreeBookingPayables(
  tx: Tx,
  wanted: readonly { readonly id: string; readonly personId: string }[],
): Promise<ReadonlyMap<string, Payable>> {
  const found = await payableBookings(tx, wanted);
  return new Map(found.map((booking) => [booking.id, payableOf(booking)]));
}

/** Records for all of these appointments at once that their payment was asked for. */
export async function settleRequested(
  tx: Tx,
  payments: readonly { readonly id: string; readonly purposeId: string }[],
): Promise<void> {
  if (payments.length === 0) return;
  await setBookingsRequested(
    tx,
    payments.map(({ id, purposeId }) => ({ id: purposeId, paymentId: id })),
  );
}

/** Records for all of these appointments at once that they are paid. */
export async function settlePaid(
  tx: Tx,
  payments: readonly { readonly id: string; readonly purposeId: string }[],
): Promise<void> {
  await setBookingsPaid(
    tx,
    payments.map(({ id, purposeId }) => ({ id: purposeId, paymentId: id })),
  );
}

function payableOf(booking: PayableBooking): Payable {
  const { id } = booking;
  const isPayable = booking.toPay > 0 && booking.paymentState !== 'waived';
  return {
    id,
    amount: booking.toPay,
    serviceFee: booking.isFeeOnly ? booking.toPay : booking.serviceFee,
    paidFor: {
      kind: 'booking',
      doctor: booking.doctorName,
      startsAt: booking.startsAt.toISOString(),
    },
    forPerson: booking.patientId,
    people: booking.people,
    refusal: refusalOf(booking),
    ...(booking.isFeeOnly ? { atOnce: true } : { before: booking.startsAt }),
    page: isPayable ? links.payment(id) : links.bookingDetails(id),
    ...needOf(booking),
    async setPaymentState(tx, state, paymentId) {
      if (state === 'unpaid' && booking.paymentState !== 'pending') return;
      await setBookingPayment(tx, id, stateOf(state, booking), paymentId);
    },
  };
}

const needOf = (booking: BookingNeed) => ({
  // A fee alone, asked for while nobody seemed to have come.
  isStale: ({ amount, serviceFee }: { readonly amount: number; readonly serviceFee: number }) =>
    !booking.isFeeOnly && amount === serviceFee && amount < booking.toPay,
  overpaid: (amount: number) => unwantedOf(booking, amount),
});

/** Of a waived fee everything, of a cancelled appointment everything but the cancellation fee. */
function unwantedOf({ cancellationFee, paymentState, status }: BookingNeed, amount: number) {
  if (paymentState === 'waived') return amount;
  return status === 'cancelled' ? Math.max(0, amount - cancellationFee) : 0;
}

function refusalOf({ paymentState, status, toPay }: PayableBooking): Payable['refusal'] {
  const isOwed = ['due', 'pending'].includes(paymentState);
  if (toPay === 0 || paymentState === 'waived' || (status === 'cancelled' && !isOwed)) {
    return 'not-payable';
  }
  return ['paid', 'at-desk'].includes(paymentState) ? 'already-paid' : null;
}

function stateOf(state: PayableState, { toPay }: PayableBooking): PayableBooking['paymentState'] {
  switch (state) {
    case 'promised':
      return 'due';
    case 'asked':
      return 'pending';
    case 'unpaid':
      return toPay === 0 ? 'none' : 'due';
    default:
      return state;
  }
}
