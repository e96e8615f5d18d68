import { dayInKigali } from '@hafi/base/kigali-time';
import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { BookingRow } from './bookings.repo.ts';

/** A person's side of a booking: patient (or who keeps the patient's bookings), doctor, or none. */
export type Side = 'patient' | 'doctor' | null;

/**
 * A person's side. `doctorPersonId` is the person behind the booking's doctor; `kept` are the
 * elders whose bookings the person keeps now.
 */
export function sideOf(
  { patientId }: Pick<BookingRow, 'patientId'>,
  doctorPersonId: string | undefined,
  personId: string,
  kept: ReadonlySet<string>,
): Side {
  if (patientId === personId) return 'patient';
  if (doctorPersonId === personId) return 'doctor';
  return kept.has(patientId) ? 'patient' : null;
}

type State = Pick<
  BookingRow,
  'status' | 'startsAt' | 'freeUntil' | 'serviceFee' | 'cancellationFee' | 'paymentState'
>;

/** A booking can change until it starts. */
export const isOpen = (booking: State, now: Date): boolean =>
  booking.status !== 'cancelled' && now < booking.startsAt;

export const mayCancel = (booking: State, side: Side, now: Date): boolean =>
  side !== null && isOpen(booking, now);

/**
 * The doctor may move it until the start, the patient until the end of free cancellation,
 * inclusive.
 */
export const mayReschedule = (booking: State, side: Side, now: Date): boolean =>
  isOpen(booking, now) && (side === 'doctor' || (side === 'patient' && now <= booking.freeUntil));

export const mayAccept = (booking: State, side: Side, now: Date): boolean =>
  side === 'doctor' && booking.status === 'pending' && isOpen(booking, now);

/** The patient's side may agree to a move by the doctor until the appointment ends. */
export const mayAgree = (
  { agreed, endsAt, status }: Pick<BookingRow, 'agreed' | 'endsAt' | 'status'>,
  side: Side,
  now: Date,
): boolean => side === 'patient' && !agreed && status === 'booked' && now < endsAt;

type Owing = Pick<
  BookingRow,
  'cancellationFee' | 'outcome' | 'paymentState' | 'serviceFee' | 'status' | 'total'
>;

/** Whether only a fee is to be paid: it was cancelled, or nobody came. */
const isFeeOnly = ({ outcome, status }: Owing): boolean =>
  status === 'cancelled' || outcome === 'no-show';

/** What is to be paid of a booking while it is not, in RWF. */
export function amountToPay(booking: Owing): number {
  if (booking.status === 'cancelled') return booking.cancellationFee;
  return booking.outcome === 'no-show' ? booking.serviceFee : booking.total;
}

/** The fee that is still to be paid, or to be waived, in RWF. */
export const feeDue = (booking: Owing): number =>
  booking.paymentState === 'due' && isFeeOnly(booking) ? amountToPay(booking) : 0;

export const mayPay = (booking: Owing, side: Side): boolean =>
  side === 'patient' && booking.paymentState === 'due' && amountToPay(booking) > 0;

export const mayWaive = (booking: Owing, side: Side): boolean =>
  side === 'doctor' && feeDue(booking) > 0;

/**
 * By video speak the doctor, the patient, and who booked for them. Once its outcome is recorded, until
 * its end: a doctor signs a note while they speak, and a line that drops is taken up again.
 */
export const mayEnter = (
  {
    bookedBy,
    endsAt,
    mode,
    outcome,
    patientId,
    status,
  }: Pick<BookingRow, 'bookedBy' | 'endsAt' | 'mode' | 'outcome' | 'patientId' | 'status'>,
  side: Side,
  personId: string,
  now: Date,
): boolean =>
  mode === 'video' &&
  status === 'booked' &&
  (outcome === null || now < endsAt) &&
  (side === 'doctor' || [patientId, bookedBy].includes(personId));

/** Whether it took place, as far as is known, so that it can be reviewed. */
export const isPast = (
  booking: Pick<BookingRow, 'endsAt' | 'outcome' | 'status'>,
  now: Date,
): boolean =>
  booking.status !== 'cancelled' && booking.outcome !== 'no-show' && booking.endsAt <= now;

/** The doctor says of an accepted appointment whether it took place, from its start on. */
export const mayRecordOutcome = (
  { startsAt, status }: Pick<BookingRow, 'startsAt' | 'status'>,
  side: Side,
  now: Date,
): boolean => side === 'doctor' && status === 'booked' && startsAt <= now;

/** The doctor says from the day of an accepted appointment on whether it was paid at the practice. */
export const maySettle = (
  { paymentState, startsAt, status }: Pick<BookingRow, 'paymentState' | 'startsAt' | 'status'>,
  side: Side,
  now: Date,
): boolean =>
  side === 'doctor' &&
  status === 'booked' &&
  ['due', 'at-desk'].includes(paymentState) &&
  dayInKigali(startsAt) <= dayInKigali(now);

/**
 * What cancelling costs (or, once cancelled, did cost), in RWF: the service fee as it was when the
 * appointment was booked; 0 when the doctor cancels.
 */
export function cancellationFee(booking: State, side: Side, now: Date): number {
  if (booking.status === 'cancelled') return booking.cancellationFee;
  return side === 'doctor' || now <= booking.freeUntil ? 0 : booking.serviceFee;
}

/**
 * Refuses an act on a booking that has another time than the one that whoever acts saw.
 * @throws Problem booking-moved
 */
export function refuseMoved({ startsAt }: Pick<BookingRow, 'startsAt'>, seen?: string): void {
  if (seen !== undefined && Date.parse(seen) !== startsAt.getTime()) {
    throw new Problem(bookingsErrors['booking-moved']);
  }
}
