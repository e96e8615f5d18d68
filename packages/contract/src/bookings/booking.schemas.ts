import * as z from 'zod/mini';
import { day, id, instant, rwf, slotTime, text } from '../core/fields.ts';
import { appointmentTypeIds, specialties } from '../doctors/doctor-kinds.ts';
import { bookingModes } from './booking-terms.ts';

/** The values of FHIR R4 Appointment.status in use; `pending` waits for the doctor to accept. */
export const bookingStatuses = ['pending', 'booked', 'fulfilled', 'noshow', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** What the doctor recorded of an appointment: that it took place, or that nobody came. */
export const bookingOutcomes = ['done', 'no-show'] as const;

/**
 * Whether a booking is paid; `due` is to be paid after the appointment, or online later; `at-desk`
 * was paid at the practice, as its doctor recorded.
 */
export const bookingPaymentStates = [
  'due',
  'pending',
  'paid',
  'at-desk',
  'refunding',
  'refunded',
  'none',
  /** The fee of a late cancellation, or of an appointment to which nobody came, need not be paid. */
  'waived',
] as const;

/** What the reader may do with a booking. The server decides; screens show only this. */
export const bookingAbilities = z.object({
  cancel: z.boolean(),
  reschedule: z.boolean(),
  accept: z.boolean(),
  /** For the patient's side: the doctor moved it, and nobody has agreed to the new time yet. */
  agree: z.boolean(),
  pay: z.boolean(),
  /**
   * For the patient or who decides for them: once, after the appointment, unless it was cancelled.
   */
  review: z.boolean(),
  /** For the doctor, from the start on: say whether it took place. */
  outcome: z.boolean(),
  /** For the doctor, from its day on: say that it was paid at the practice, or take that back. */
  settle: z.boolean(),
  /** For the doctor: let the fee of a late cancellation, or because nobody came, go. */
  waive: z.boolean(),
  /** For the two sides of an accepted appointment by video: enter it while it is open. */
  enter: z.boolean(),
});

export const booking = z.object({
  id,
  doctor: z.object({
    id,
    name: z.string(),
    specialty: z.enum(specialties),
    location: z.string(),
  }),
  patient: z.object({ id, name: z.string(), phone: z.nullable(z.string()) }),
  /** Who booked, when it was not the patient. */
  bookedBy: z.nullable(z.string()),
  /** The reader's side: `patient` also for anyone who keeps the patient's bookings. */
  side: z.enum(['patient', 'doctor']),
  /** Date and start time in Kigali. */
  date: day,
  time: z.string(),
  startsAt: instant,
  endsAt: instant,
  appointmentType: z.object({
    id: z.enum(appointmentTypeIds),
    name: z.string(),
    duration: z.int(),
    price: rwf,
  }),
  serviceFee: rwf,
  total: rwf,
  mode: z.enum(bookingModes),
  note: z.nullable(z.string()),
  status: z.enum(bookingStatuses),
  /** Since when this time is asked for or held. */
  askedAt: instant,
  /**
   * False after a move by the doctor, or when the doctor booked it, until the patient's side agrees.
   */
  agreed: z.boolean(),
  /** What the doctor recorded; null before, which says nothing about whether it took place. */
  outcome: z.nullable(z.enum(bookingOutcomes)),
  /** `hafi` because it no longer confirms the doctor. */
  cancelledBy: z.nullable(z.enum(['patient', 'doctor', 'hafi', 'death'])),
  /** What whoever cancelled wrote; both sides read it. */
  cancelReason: z.nullable(z.string()),
  /** Until when the patient may move it, or cancel without a fee. */
  freeUntil: instant,
  /** What cancelling now would cost the reader, in RWF; for a cancelled booking, what it cost. */
  cancellationFee: rwf,
  /** What is to be paid while it is not: of one cancelled late, or without a patient, the fee alone. */
  toPay: rwf,
  payment: z.object({ state: z.enum(bookingPaymentStates), id: z.nullable(id) }),
  can: bookingAbilities,
});
export type Booking = z.output<typeof booking>;

/** Confirms a time at which the patient has another appointment. */
export const alsoThen = z.optional(z.boolean());

export const newBooking = z.object({
  doctorId: id,
  date: day,
  time: slotTime,
  type: z.enum(appointmentTypeIds),
  mode: z._default(z.enum(bookingModes), 'in-person'),
  /** The elder, when booking for one whose bookings the caller keeps; absent for oneself. */
  elderId: z.optional(id),
  note: z.optional(z.union([z.literal(''), text(500)])),
  alsoThen,
});

/** A review of an appointment, by the patient. */
export const bookingReview = z.object({
  rating: z.int().check(z.gte(1), z.lte(5)),
  comment: z.optional(z.union([z.literal(''), text(1000)])),
});

/** Somebody for whom one may book. */
export const bookingPatient = z.object({
  id,
  name: z.string(),
  firstName: z.string(),
  self: z.boolean(),
  /** Null where it is not known, or not shared with the caller. */
  home: z.nullable(
    z.object({
      district: z.string(),
      /** Null when only the district is known. */
      sector: z.nullable(z.object({ code: z.string(), name: z.string() })),
      /** The code of the sector, else of the district, near which doctors are looked for. */
      near: z.nullable(z.string()),
    }),
  ),
});
export type BookingPatient = z.output<typeof bookingPatient>;
