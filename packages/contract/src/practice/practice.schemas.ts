import * as z from 'zod/mini';
import { alsoThen, booking } from '../bookings/booking.schemas.ts';
import { bookingModes } from '../bookings/booking-terms.ts';
import { anyDay, day, id, instant, slotTime, text } from '../core/fields.ts';
import { doctorBlock } from '../doctors/doctor.schemas.ts';
import { appointmentTypeIds } from '../doctors/doctor-kinds.ts';

/** The most days of one calendar. */
export const mostCalendarDays = 42;

/** A day of a doctor's calendar: when they work, or why they do not. */
export const calendarDay = z.object({
  date: anyDay,
  /** The working periods of its weekday in order, also on a day off. */
  spells: z.array(z.object({ start: z.string(), end: z.string() })),
  closed: z.nullable(z.enum(['holiday', 'day-off', 'not-working'])),
  /** The name of a public holiday in the reader's language, also on a day without work. */
  holiday: z.nullable(z.string()),
  /** The doctor's own reason for a day off. */
  reason: z.nullable(z.string()),
  blocks: z.array(doctorBlock),
});
export type CalendarDay = z.output<typeof calendarDay>;

export const practiceCalendar = z.object({
  days: z.array(calendarDay),
  /** Appointments of these days that are not cancelled, in order. */
  bookings: z.array(booking),
  /** Accepted appointments after these days. */
  later: z.int(),
});
export type PracticeCalendar = z.output<typeof practiceCalendar>;

export const newBlock = z.object({
  date: day,
  from: slotTime,
  to: slotTime,
  reason: z.optional(z.union([z.literal(''), text(200)])),
});

/** What waits on a doctor's desk besides appointments. */
export const practiceDesk = z.object({
  /** The own drafts of notes, oldest first; at most 50. */
  drafts: z.array(
    z.object({
      id,
      elderId: id,
      elderName: z.string(),
      writtenAt: instant,
      /** The beginning of what is written. */
      begins: z.string(),
    }),
  ),
  /** Whom the doctor has written a note about today (Kigali), and whether it is signed. */
  notedToday: z.array(z.object({ elderId: id, signed: z.boolean() })),
  /** Those with an appointment today who have never had one with this doctor before. */
  newToday: z.array(id),
});

/** Somebody whom the doctor may book: who has had, or has, an appointment with them. */
export const practicePatient = z.object({
  id,
  name: z.string(),
  photo: z.nullable(z.string()),
  /** The last appointment that has begun. */
  lastAt: z.nullable(instant),
});

export const patientBooking = z.object({
  patientId: id,
  /** The place on the waiting list that is offered a time: refused when it has ended meanwhile. */
  waitId: z.optional(id),
  date: day,
  time: slotTime,
  type: z.enum(appointmentTypeIds),
  mode: z._default(z.enum(bookingModes), 'in-person'),
  alsoThen,
});
