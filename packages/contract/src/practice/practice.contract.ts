import * as z from 'zod/mini';
import { booking, bookingOutcomes } from '../bookings/booking.schemas.ts';
import { bookingsErrors } from '../bookings/bookings.errors.ts';
import { circleErrors } from '../circle/circle.errors.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { day, id, saidInstant, text } from '../core/fields.ts';
import {
  dayOff,
  doctorBlock,
  doctorProfileBody,
  ownDoctorProfile,
  workingSpell,
} from '../doctors/doctor.schemas.ts';
import { doctorsErrors as errors } from '../doctors/doctors.errors.ts';
import {
  newBlock,
  patientBooking,
  practiceCalendar,
  practiceDesk,
  practicePatient,
} from './practice.schemas.ts';

const access = ['DOCTOR'] as const;

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/practice/profile',
  access,
  topics: ['practice'],
  summary: "The doctor's own profile; null before it is filled in.",
  output: dataOf(z.nullable(ownDoctorProfile)),
});

export const saveOwnProfile = endpoint({
  method: 'PUT',
  path: '/api/practice/profile',
  access,
  topics: ['practice', 'doctors', 'bookings'],
  summary: 'Fill in or change the own profile. It is listed once a coordinator has verified it.',
  body: doctorProfileBody,
  output: dataOf(ownDoctorProfile),
});

export const getWorkingHours = endpoint({
  method: 'GET',
  path: '/api/practice/working-hours',
  access,
  topics: ['practice'],
  summary: 'The own weekly working hours.',
  output: dataOf(z.array(workingSpell)),
  errors: [errors['no-doctor-profile']],
});

export const saveWorkingHours = endpoint({
  method: 'PUT',
  path: '/api/practice/working-hours',
  access,
  topics: ['practice', 'doctors', 'bookings'],
  summary: 'Replace the own weekly working hours. Booked appointments stay.',
  body: z.object({ spells: z.array(workingSpell).check(z.maxLength(42)) }),
  output: dataOf(z.array(workingSpell)),
  errors: [errors['no-doctor-profile']],
});

export const listDaysOff = endpoint({
  method: 'GET',
  path: '/api/practice/days-off',
  access,
  topics: ['practice'],
  summary: 'The own days off from today on.',
  output: dataOf(z.array(dayOff)),
  errors: [errors['no-doctor-profile']],
});

export const addDaysOff = endpoint({
  method: 'POST',
  path: '/api/practice/days-off',
  access,
  topics: ['practice', 'doctors'],
  summary: 'Take days off. Refused while appointments stand on them.',
  body: z.object({ from: day, to: day, reason: z.optional(z.union([z.literal(''), text(200)])) }),
  output: dataOf(dayOff),
  status: 201,
  errors: [errors['no-doctor-profile'], errors['day-off-has-bookings']],
});

export const removeDaysOff = endpoint({
  method: 'DELETE',
  path: '/api/practice/days-off/:id',
  access,
  topics: ['practice', 'doctors'],
  summary: 'Work on these days after all.',
  params: z.object({ id }),
  output: done,
  errors: [errors['no-doctor-profile']],
});

export const addBlock = endpoint({
  method: 'POST',
  path: '/api/practice/blocks',
  access,
  topics: ['practice', 'doctors', 'bookings'],
  summary: 'Close a part of a day. Refused while appointments stand in it.',
  body: newBlock,
  output: dataOf(doctorBlock),
  status: 201,
  errors: [errors['no-doctor-profile'], errors['block-has-bookings']],
});

export const removeBlock = endpoint({
  method: 'DELETE',
  path: '/api/practice/blocks/:id',
  access,
  topics: ['practice', 'doctors'],
  summary: 'Work in this time after all.',
  params: z.object({ id }),
  output: done,
  errors: [errors['no-doctor-profile']],
});

export const getCalendar = endpoint({
  method: 'GET',
  path: '/api/practice/calendar',
  access,
  topics: ['practice', 'bookings'],
  localised: true,
  summary:
    "The doctor's days between two, both included (42 at most): hours, holidays, days off, blocks and appointments.",
  query: z.object({ from: day, to: day }),
  output: dataOf(practiceCalendar),
});

export const getDesk = endpoint({
  method: 'GET',
  path: '/api/practice/desk',
  access,
  topics: ['notes', 'bookings'],
  summary: 'What waits for the doctor besides appointments: drafts, and who is new today.',
  output: dataOf(practiceDesk),
});

export const listPracticePatients = endpoint({
  method: 'GET',
  path: '/api/practice/patients',
  access,
  topics: ['bookings'],
  summary: 'Whom the doctor may book: who has or had an accepted appointment with them.',
  output: dataOf(z.array(practicePatient)),
});

export const bookPatient = endpoint({
  method: 'POST',
  path: '/api/practice/bookings',
  access,
  topics: ['bookings', 'notifications', 'activity'],
  localised: true,
  summary:
    "Book a patient of one's own practice. The patient's side is told and asked whether the time suits.",
  body: patientBooking,
  output: dataOf(booking),
  status: 201,
  errors: [
    errors['no-doctor-profile'],
    bookingsErrors['slot-taken'],
    bookingsErrors['another-appointment'],
    bookingsErrors['slot-not-offered'],
    bookingsErrors['doctor-compared'],
    bookingsErrors['type-not-offered'],
    bookingsErrors['too-many-bookings'],
    circleErrors['death-recorded'],
    bookingsErrors['no-longer-waiting'],
  ],
});

export const listWaitingBookings = endpoint({
  method: 'GET',
  path: '/api/practice/bookings/waiting',
  access: ['DOCTOR'],
  topics: ['bookings'],
  localised: true,
  summary: "Appointments ahead that wait for the doctor's word, the longest waiting first.",
  output: dataOf(z.array(booking)),
});

export const acceptBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/accept',
  access: ['DOCTOR'],
  topics: ['bookings', 'notifications', 'activity'],
  summary: 'The doctor confirms the appointment.',
  params: z.object({ id }),
  body: z.optional(
    z.object({
      /** The time that is accepted: refused when it has another one meanwhile. */
      startsAt: z.optional(saidInstant),
    }),
  ),
  output: dataOf(booking),
  errors: [bookingsErrors['booking-over'], bookingsErrors['booking-moved']],
});

export const recordOutcome = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/outcome',
  access: ['DOCTOR'],
  topics: ['bookings', 'notifications', 'activity'],
  summary: 'The doctor says that the appointment took place, that nobody came, or takes it back.',
  params: z.object({ id }),
  body: z.object({ outcome: z.nullable(z.enum(bookingOutcomes)) }),
  output: dataOf(booking),
  errors: [bookingsErrors['not-begun']],
});

export const recordPaidAtDesk = endpoint({
  method: 'PUT',
  path: '/api/bookings/:id/paid-at-desk',
  access: ['DOCTOR'],
  topics: ['bookings'],
  summary: 'The doctor says that the appointment was paid at the practice, or takes it back.',
  params: z.object({ id }),
  body: z.object({ paid: z.boolean() }),
  output: dataOf(booking),
  errors: [bookingsErrors['not-to-settle']],
});
