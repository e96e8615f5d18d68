import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/fields.ts';
import { specialties } from '../doctors/doctor-kinds.ts';

const access = ['ADMIN'] as const;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access,
  topics: ['admin'],
  summary: 'How the service stands today, in numbers.',
  output: dataOf(
    z.object({
      people: z.int(),
      doctorsListed: z.int(),
      doctorsWaiting: z.int(),
      bookingsToday: z.int(),
      bookingsComing: z.int(),
      paymentsPending: z.int(),
      paidThisMonth: z.int(),
      undelivered: z.int(),
    }),
  ),
});

export const listDoctorsToVerify = endpoint({
  method: 'GET',
  path: '/api/admin/doctors-to-verify',
  access,
  topics: ['admin'],
  summary: 'Doctors who have filled in their profile and wait to be listed, oldest first.',
  output: dataOf(
    z.array(
      z.object({
        id,
        name: z.string(),
        specialty: z.enum(specialties),
        workplace: z.string(),
        experience: z.int(),
        since: instant,
      }),
    ),
  ),
});

export const verifyDoctor = endpoint({
  method: 'POST',
  path: '/api/admin/doctors/:id/verify',
  access,
  topics: ['admin', 'doctors'],
  summary: 'List a doctor in the directory after their papers were checked.',
  params: z.object({ id }),
  output: done,
});
