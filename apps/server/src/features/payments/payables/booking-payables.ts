import { links } from '@hafi/contract/core/links';
import {
  bookingPeople,
  type PayableBooking,
  payableBooking,
  setBookingPayment,
  settledBooking,
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
  people: bookingPeople,
};

function payableOf(booking: PayableBooking): Payable {
  const { id } = booking;
  const isCancelled = booking.status === 'cancelled';
  return {
    id,
    amount: booking.total,
    serviceFee: booking.serviceFee,
    paidFor: {
      kind: 'booking',
      doctor: booking.doctorName,
      startsAt: booking.startsAt.toISOString(),
    },
    forPerson: booking.patientId,
    people: booking.people,
    refusal: refusalOf(booking),
    before: booking.startsAt,
    page: isCancelled ? links.bookingDetails(id) : links.payment(id),
    // Of a cancelled one everything but the cancellation fee.
    unwanted: (amount) => (isCancelled ? Math.max(0, amount - booking.cancellationFee) : 0),
    async settled(tx, state, paymentId) {
      if (state === 'unpaid' && booking.paymentState !== 'pending') return;
      await setBookingPayment(tx, id, stateOf(state, isCancelled), paymentId);
    },
  };
}

function refusalOf({ paymentState, status }: PayableBooking): Payable['refusal'] {
  if (status === 'cancelled') return 'not-payable';
  return ['paid', 'at-desk'].includes(paymentState) ? 'already-paid' : null;
}

function stateOf(state: PayableState, isCancelled: boolean): PayableBooking['paymentState'] {
  switch (state) {
    case 'promised':
      return 'due';
    case 'asked':
      return 'pending';
    case 'unpaid':
      return isCancelled ? 'none' : 'due';
    default:
      return state;
  }
}
