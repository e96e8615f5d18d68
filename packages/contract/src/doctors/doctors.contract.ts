import * as z from 'zod/mini';
import { dataOf, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, day, id, limit } from '../core/fields.ts';
import { districts } from '../places/districts.ts';
import {
  appointmentType,
  bookableDay,
  doctor,
  doctorReview,
  doctorSummary,
  slot,
} from './doctor.schemas.ts';
import { appointmentTypeIds, specialties } from './doctor-kinds.ts';

export const doctorSorts = ['rating', 'price-asc', 'price-desc', 'reviews'] as const;

/** Nearest and soonest first: for a home that `near` names. */
export const nearestSort = 'nearest';

export const listDoctors = endpoint({
  method: 'GET',
  path: '/api/doctors',
  access: 'public',
  topics: ['doctors', 'bookings'],
  summary:
    'The directory of verified doctors. `q` forgives accents and small typing errors; `near` is the code of a sector, from which distances are measured, or of a district, and is needed for the order `nearest`.',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    specialty: z.optional(z.enum(specialties)),
    district: z.optional(z.enum(districts)),
    near: z.optional(z.string().check(z.regex(/^\d{2}(\d{2})?$/, { error: 'invalid-place' }))),
    sort: z._default(z.enum([...doctorSorts, nearestSort]), 'rating'),
    cursor,
    limit,
  }),
  output: pageOf(doctorSummary),
});

export const getDoctor = endpoint({
  method: 'GET',
  path: '/api/doctors/:id',
  access: 'public',
  topics: ['doctors', 'bookings'],
  localised: true,
  summary: 'One doctor.',
  params: z.object({ id }),
  output: dataOf(doctor),
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/doctors/:id/reviews',
  access: 'public',
  topics: ['doctors'],
  summary: 'What patients say of a doctor, newest first.',
  params: z.object({ id }),
  query: z.object({ cursor, limit }),
  output: pageOf(doctorReview),
});

export const listSlots = endpoint({
  method: 'GET',
  path: '/api/doctors/:id/slots',
  access: 'public',
  topics: ['doctors', 'bookings'],
  summary: 'The start times of one day (Kigali time), and which can be booked.',
  params: z.object({ id }),
  query: z.object({ date: day, type: z._default(z.enum(appointmentTypeIds), 'general') }),
  output: dataOf(z.array(slot)),
});

export const listBookableDays = endpoint({
  method: 'GET',
  path: '/api/doctors/:id/days',
  access: 'public',
  topics: ['doctors', 'bookings'],
  localised: true,
  summary: 'Days from `from` (today when absent) with the number of free times.',
  params: z.object({ id }),
  query: z.object({
    from: z.optional(day),
    days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(31)), 14),
    type: z._default(z.enum(appointmentTypeIds), 'general'),
  }),
  output: dataOf(z.array(bookableDay)),
});

export const listAppointmentTypes = endpoint({
  method: 'GET',
  path: '/api/appointment-types',
  access: 'public',
  topics: [],
  localised: true,
  summary: 'Kinds of appointment with duration (minutes) and price (RWF).',
  output: dataOf(z.array(appointmentType)),
});
