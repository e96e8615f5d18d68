import * as z from 'zod/mini';
import { booking } from '../bookings/booking.schemas.ts';
import { bookingsErrors } from '../bookings/bookings.errors.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { day, id, text } from '../core/fields.ts';
import {
  dayOff,
  doctorProfileBody,
  ownDoctorProfile,
  workingSpell,
} from '../doctors/doctor.schemas.ts';
import { doctorsErrors as errors } from '../doctors/doctors.errors.ts';

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

export const listPracticeBookings = endpoint({
  method: 'GET',
  path: '/api/practice/bookings',
  access: ['DOCTOR'],
  topics: ['bookings'],
  localised: true,
  summary: "The doctor's appointments between two days, both included (31 days at most).",
  query: z.object({ from: day, to: day }),
  output: dataOf(z.array(booking)),
});

export const listWaitingBookings = endpoint({
  method: 'GET',
  path: '/api/practice/bookings/waiting',
  access: ['DOCTOR'],
  topics: ['bookings'],
  localised: true,
  summary: "Appointments ahead that wait for the doctor's word, soonest first.",
  output: dataOf(z.array(booking)),
});

export const acceptBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/accept',
  access: ['DOCTOR'],
  topics: ['bookings', 'notifications', 'activity'],
  summary: 'The doctor confirms the appointment.',
  params: z.object({ id }),
  output: dataOf(booking),
  errors: [bookingsErrors['booking-over']],
});
