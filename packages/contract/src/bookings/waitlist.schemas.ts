import * as z from 'zod/mini';
import { id, instant } from '../core/fields.ts';
import { appointmentTypeIds, specialties } from '../doctors/doctor-kinds.ts';
import { bookingModes } from './booking-terms.ts';

/** When somebody who waits for a place could come. Morning is before noon, Kigali time. */
export const waitWishes = ['soonest', 'morning', 'afternoon'] as const;
export type WaitWish = (typeof waitWishes)[number];

/** Whether a time of day, `HH:MM` in Kigali, suits a wish. */
export const suitsWish = (wish: WaitWish, time: string): boolean =>
  wish === 'soonest' || (wish === 'morning') === time < '12:00';

/** How long somebody waits for a place before they must ask again, in days. */
export const longestWaitDays = 60;

/** Most doctors for whom one patient waits at the same time. */
export const mostWaiting = 5;

const wish = {
  type: z.enum(appointmentTypeIds),
  mode: z.enum(bookingModes),
  wish: z.enum(waitWishes),
};

/** Somebody who waits for a place, for themselves or an elder whose bookings they keep. */
export const newWait = z.object({
  ...wish,
  doctorId: id,
  mode: z._default(wish.mode, 'in-person'),
  /** The elder, when waiting for one whose bookings the caller keeps; absent for oneself. */
  elderId: z.optional(id),
});

const since = {
  id,
  ...wish,
  /** Since when the patient waits: whoever has waited longest comes first. */
  askedAt: instant,
  /** Until when. */
  until: instant,
};

/** A place on a doctor's waiting list (FHIR R4 Appointment.status `waitlist`), for its patient's side. */
export const wait = z.object({
  ...since,
  doctor: z.object({ id, name: z.string(), specialty: z.enum(specialties) }),
  patient: z.object({ id, name: z.string() }),
});
export type Wait = z.output<typeof wait>;

/** The same, for the doctor. */
export const waitingPatient = z.object({
  ...since,
  patient: z.object({ id, name: z.string() }),
});
export type WaitingPatient = z.output<typeof waitingPatient>;
