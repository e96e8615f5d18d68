import { dayInKigali, spanOfDay } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import type { Booking, bookingPaymentStates } from '@hafi/contract/bookings/booking.schemas';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { circlesWith } from '../circle/circle.public.ts';
import { type DoctorCard, findDoctors } from '../doctors/doctors.public.ts';
import {
  countAcceptedFrom,
  findComing,
  findOfDoctor,
  findPastAccepted,
  findPatientsOf,
  findRequested,
  patientsBetween,
} from './booking-lists.repo.ts';
import { keepersOf, patientScreens } from './booking-people.ts';
import { amountToPay } from './bookings.policy.ts';
import {
  type BookingRow,
  countHeld,
  findBooking,
  findHeld,
  lockBooking,
  lockBookings,
  lockFreeBookings,
  setPayments,
} from './bookings.repo.ts';
import { acceptBooking } from './by-doctor/accept-booking.ts';
import { bookPatient } from './by-doctor/book-patient.ts';
import { endByNote, recordOutcome, recordPaidAtDesk } from './by-doctor/record-outcome.ts';
import { bookingData } from './own-bookings.ts';
import { type Caller, showBookings } from './show-bookings.ts';

export { findAppointmentsBetween } from './appointments-near.repo.ts';
export { doctorOfBooking, isBookingOf, isBookingOver } from './bookings.repo.ts';
export type { OnCameAfterAll } from './by-doctor/record-outcome.ts';
export type { OnCancelled } from './cancel-booking.ts';
export { chartAppointments, ownAppointment } from './chart/chart-appointments.ts';
export { nextAppointment } from './next-appointment.ts';
export { findAppointmentDoctor, findVideoAppointment } from './video/video-appointment.ts';
export {
  acceptBooking,
  bookingData,
  bookPatient,
  countAcceptedFrom,
  endByNote,
  findPatientsOf,
  patientsBetween,
  recordOutcome,
  recordPaidAtDesk,
};

export type BookingPaymentState = (typeof bookingPaymentStates)[number];

/** The booked times of these doctors that overlap the span, in order. */
export async function busyTimes(
  db: Db,
  doctorIds: readonly string[],
  from: Date,
  to: Date,
): Promise<{ doctorId: string; start: Date; end: Date }[]> {
  return findHeld(db, doctorIds, from, to);
}

/** What payments need to know about a booking. */
export interface PayableBooking {
  readonly id: string;
  readonly patientId: string;
  readonly bookedBy: string;
  /** In RWF, including the service fee. */
  readonly total: number;
  /** The part of it that is Hafi's, in RWF, as it was when the appointment was booked. */
  readonly serviceFee: number;
  /** As stored: never `fulfilled`; compare `startsAt` instead. */
  readonly status: BookingRow['status'];
  readonly paymentState: BookingPaymentState;
  readonly doctorName: string;
  /** The people whose screens show it: the patient, who keeps their bookings, and the doctor. */
  readonly people: readonly string[];
  readonly startsAt: Date;
  /** What cancelling has cost, in RWF; 0 while it is not cancelled. */
  readonly cancellationFee: number;
  /** What is to be paid while it is not, in RWF: a fee alone once it is cancelled or nobody came. */
  readonly toPay: number;
  readonly isFeeOnly: boolean;
}

/**
 * The booking, with its row locked, for its patient or who keeps their bookings now; otherwise
 * null.
 */
export async function payableBooking(
  tx: Tx,
  bookingId: string,
  personId: string,
): Promise<PayableBooking | null> {
  const found = await lockWithKeepers(tx, bookingId);
  if (!found) return null;
  const { booking, keepers } = found;
  return booking.patientId === personId || keepers.includes(personId) ? booking : null;
}

/**
 * The booking of a payment under way, with its row locked. It does not matter whether the payer has
 * lost the permission since: the provider's report about the money counts anyway.
 */
export async function settledBooking(tx: Tx, bookingId: string): Promise<PayableBooking | null> {
  return (await lockWithKeepers(tx, bookingId))?.booking ?? null;
}

/** What decides how much of a payment an appointment needs. */
export type BookingNeed = Pick<
  PayableBooking,
  'cancellationFee' | 'isFeeOnly' | 'paymentState' | 'status' | 'toPay'
>;

/** How much an appointment needs to be paid, as it stands, without a lock. */
export async function bookingNeed(db: Db, bookingId: string): Promise<BookingNeed | null> {
  const row = await findBooking(db, bookingId);
  return row ? needOf(row) : null;
}

const needOf = (row: BookingRow): BookingNeed => ({
  status: row.status,
  paymentState: row.paymentState,
  cancellationFee: row.cancellationFee,
  toPay: amountToPay(row),
  isFeeOnly: row.status === 'cancelled' || row.outcome === 'no-show',
});

/** As {@link settledBooking} for several, in the order of their ids. */
export async function settledBookings(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<PayableBooking[]> {
  return (await withKeepers(tx, await lockBookings(tx, bookingIds))).map(({ booking }) => booking);
}

/**
 * As {@link payableBooking} for several, each for one person; without those whose rows others have locked.
 */
export async function payableBookings(
  tx: Tx,
  wanted: readonly { readonly id: string; readonly personId: string }[],
): Promise<PayableBooking[]> {
  const payers = new Map(wanted.map(({ id, personId }) => [id, personId]));
  const found = await withKeepers(tx, await lockFreeBookings(tx, [...payers.keys()]));
  return found.flatMap(({ booking, keepers }) => {
    const payer = payers.get(booking.id);
    const mayPay = payer !== undefined && (booking.patientId === payer || keepers.includes(payer));
    return mayPay ? [booking] : [];
  });
}

async function withKeepers(tx: Tx, rows: readonly BookingRow[]) {
  if (rows.length === 0) return [];
  const doctors = await findDoctors(tx, [...new Set(rows.map(({ doctorId }) => doctorId))]);
  const patients = [...new Set(rows.map(({ patientId }) => patientId))];
  const keepers = await circlesWith(tx, patients, 'bookings:manage');
  return rows.map((row) => {
    const own = keepers.get(row.patientId) ?? [];
    return { booking: payableOf(row, own, doctors.get(row.doctorId)), keepers: own };
  });
}

async function lockWithKeepers(tx: Tx, bookingId: string) {
  const row = await lockBooking(tx, bookingId);
  if (!row) return null;
  const doctor = (await findDoctors(tx, [row.doctorId])).get(row.doctorId);
  const keepers = await keepersOf(tx, row.patientId);
  return { booking: payableOf(row, keepers, doctor), keepers };
}

function payableOf(
  row: BookingRow,
  keepers: readonly string[],
  doctor: DoctorCard | undefined,
): PayableBooking {
  const { id, patientId, bookedBy, total, serviceFee } = row;
  return {
    id,
    patientId,
    bookedBy,
    total,
    serviceFee,
    startsAt: row.startsAt,
    ...needOf(row),
    doctorName: doctor?.name ?? '',
    people: screensOf(patientId, keepers, doctor),
  };
}

const screensOf = (
  patientId: string,
  keepers: readonly string[],
  doctor: Pick<DoctorCard, 'personId'> | undefined,
) => [...new Set([...patientScreens(patientId, keepers), ...(doctor ? [doctor.personId] : [])])];

/** Stores the state of a booking's payment. */
export async function setBookingPayment(
  tx: Tx,
  bookingId: string,
  state: BookingPaymentState,
  paymentId: string | null,
): Promise<void> {
  await setPayments(tx, state, [{ id: bookingId, paymentId }]);
}

/** Stores that payments of bookings were asked for, and which. */
export async function setBookingsRequested(
  tx: Tx,
  requested: readonly { readonly id: string; readonly paymentId: string }[],
): Promise<void> {
  await setPayments(tx, 'pending', requested);
}

/** Stores that bookings are paid, and by which payment each. */
export async function setBookingsPaid(
  tx: Tx,
  paid: readonly { readonly id: string; readonly paymentId: string }[],
): Promise<void> {
  await setPayments(tx, 'paid', paid);
}

/**
 * The people whose screens show the booking: the patient, who keeps their bookings, and the doctor.
 */
export async function bookingPeople(db: Db, bookingId: string): Promise<string[]> {
  const row = await findBooking(db, bookingId);
  if (!row) return [];
  const doctor = (await findDoctors(db, [row.doctorId])).get(row.doctorId);
  return screensOf(row.patientId, await keepersOf(db, row.patientId), doctor);
}

/** A doctor's appointments that start in a span, as the caller sees them, in order. */
export async function bookingsOfDoctor(
  platform: Platform,
  caller: Caller,
  { before, doctorId, from }: { doctorId: string; from: Date; before: Date },
): Promise<Booking[]> {
  return showBookings(platform, await findOfDoctor(platform.db, doctorId, from, before), caller);
}

/** A doctor's open requests, as the caller sees them, the longest waiting first. */
export async function requestsOfDoctor(
  platform: Platform,
  caller: Caller,
  doctorId: string,
): Promise<Booking[]> {
  const rows = await findRequested(platform.db, doctorId, platform.clock.now());
  return showBookings(platform, rows, caller);
}

/** How long after their last appointment a doctor counts as treating the patient, in days. */
const treatingDays = 366;

/**
 * The doctors, as persons, who treat a patient: of the last accepted appointment within a year, and
 * of the next one.
 */
export async function treatingDoctors(db: Db, patientId: string, now: Date): Promise<string[]> {
  const page = { after: null, limit: 1, now };
  const last = (await findPastAccepted(db, { ...page, patientId })).filter(
    ({ endsAt }) => now.getTime() - endsAt.getTime() < treatingDays * dayInMs,
  );
  const coming = await findComing(db, [patientId], { ...page, limit: 10 });
  const next = coming.find(({ status }) => status === 'booked');
  const ids = [...last, ...(next ? [next] : [])].map(({ doctorId }) => doctorId);
  const doctors = await findDoctors(db, ids);
  return [...new Set([...doctors.values()].map(({ personId }) => personId))];
}

/** The numbers of valid appointments that start today (Kigali), and from now on. */
export async function bookingCounts(db: Db, now: Date): Promise<{ today: number; coming: number }> {
  const today = spanOfDay(dayInKigali(now));
  return {
    today: await countHeld(db, today.from, today.before),
    coming: await countHeld(db, now),
  };
}
