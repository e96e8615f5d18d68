import * as z from 'zod/mini';
import { day, id, instant, rwf, slotTime, text } from '../core/fields.ts';
import { appointmentTypeIds, specialties } from '../doctors/doctor-kinds.ts';
import { bookingModes } from './booking-terms.ts';

/** FHIR R4 Appointment.status, those that we use: `pending` waits for the doctor's word. */
export const bookingStatuses = ['pending', 'booked', 'fulfilled', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** Whether the booking is paid: `due` is paid after the appointment or later online. */
export const bookingPaymentStates = [
  'due',
  'pending',
  'paid',
  'refunding',
  'refunded',
  'none',
] as const;

/** What one may do with a booking, decided by the server and shown by the screen. */
export const bookingAbilities = z.object({
  cancel: z.boolean(),
  reschedule: z.boolean(),
  accept: z.boolean(),
  pay: z.boolean(),
  /** As the patient or who decides for them, once, of a visit that is over and not cancelled. */
  review: z.boolean(),
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
  /** Who booked, when it was somebody else for the patient. */
  bookedBy: z.nullable(z.string()),
  /** How the viewer stands to it: the patient, or who keeps their bookings; or the doctor. */
  side: z.enum(['patient', 'doctor']),
  /** Kigali day and time of the start. */
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
  cancelledBy: z.nullable(z.enum(['patient', 'doctor'])),
  /** Until when the patient cancels without a fee, or moves. */
  freeUntil: instant,
  /** What cancelling now would cost the viewer, in RWF; once cancelled, what it has cost. */
  cancellationFee: rwf,
  payment: z.object({ state: z.enum(bookingPaymentStates), id: z.nullable(id) }),
  can: bookingAbilities,
});
export type Booking = z.output<typeof booking>;

export const newBooking = z.object({
  doctorId: id,
  date: day,
  time: slotTime,
  type: z.enum(appointmentTypeIds),
  mode: z._default(z.enum(bookingModes), 'in-person'),
  /** For whom, when not for oneself: an elder whose bookings one keeps. */
  elderId: z.optional(id),
  note: z.optional(z.union([z.literal(''), text(500)])),
});

/** How the visit was, in the patient's words. */
export const bookingReview = z.object({
  rating: z.int().check(z.gte(1), z.lte(5)),
  comment: z.optional(z.union([z.literal(''), text(1000)])),
});
