import { serviceFee } from '@hafi/contract/bookings/booking-terms';
import type { BookingRow } from './bookings.repo.ts';

/** How somebody stands to a booking: its patient (or who booked for them), its doctor, or nobody. */
export type Side = 'patient' | 'doctor' | null;

/** The side of a person; `doctorPersonId` is the person behind the booking's doctor. */
export function sideOf(
  booking: Pick<BookingRow, 'patientId' | 'bookedBy'>,
  doctorPersonId: string | undefined,
  personId: string,
): Side {
  if (booking.patientId === personId || booking.bookedBy === personId) return 'patient';
  return doctorPersonId === personId ? 'doctor' : null;
}

type State = Pick<
  BookingRow,
  'status' | 'startsAt' | 'freeUntil' | 'cancellationFee' | 'paymentState'
>;

/** A booking can change until it begins. */
export const isOpen = (booking: State, now: Date): boolean =>
  booking.status !== 'cancelled' && now < booking.startsAt;

export const mayCancel = (booking: State, side: Side, now: Date): boolean =>
  side !== null && isOpen(booking, now);

/** The doctor moves until the start, the patient while it is free; the very instant counts as free. */
export const mayReschedule = (booking: State, side: Side, now: Date): boolean =>
  isOpen(booking, now) && (side === 'doctor' || (side === 'patient' && now <= booking.freeUntil));

export const mayAccept = (booking: State, side: Side, now: Date): boolean =>
  side === 'doctor' && booking.status === 'pending' && isOpen(booking, now);

export const mayPay = (booking: State, side: Side): boolean =>
  side === 'patient' && booking.status !== 'cancelled' && booking.paymentState === 'due';

/** Whether a visit can be spoken of: it is over, and this person was its patient. */
export const hasBeenVisited = (
  booking: Pick<BookingRow, 'status' | 'endsAt' | 'patientId'>,
  personId: string,
  now: Date,
): boolean =>
  booking.patientId === personId && booking.status !== 'cancelled' && booking.endsAt <= now;

/** What cancelling costs (or, once cancelled, did cost), in RWF: the doctor never costs a patient. */
export function cancellationFee(booking: State, side: Side, now: Date): number {
  if (booking.status === 'cancelled') return booking.cancellationFee;
  return side === 'doctor' || now <= booking.freeUntil ? 0 : serviceFee;
}
