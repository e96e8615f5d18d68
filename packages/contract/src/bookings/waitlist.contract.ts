import * as z from 'zod/mini';
import { circleErrors } from '../circle/circle.errors.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { bookingsErrors as errors } from './bookings.errors.ts';
import { newWait, wait, waitingPatient } from './waitlist.schemas.ts';

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/waitlist',
  access: 'signed-in',
  topics: ['bookings', 'activity'],
  summary:
    'Wait for a place with a doctor. Who waits already keeps their turn and changes what they wish.',
  body: newWait,
  output: dataOf(wait),
  status: 201,
  errors: [
    errors['licence-ended'],
    errors['doctor-compared'],
    errors['type-not-offered'],
    errors['own-practice'],
    circleErrors['death-recorded'],
    errors['too-many-waits'],
  ],
});

export const listWaits = endpoint({
  method: 'GET',
  path: '/api/waitlist',
  access: 'signed-in',
  topics: ['bookings'],
  summary:
    'For which doctors one waits, and the elders whose bookings one keeps, the longest wait first.',
  query: z.object({
    /** Only of this elder. */
    elderId: z.optional(id),
  }),
  output: dataOf(z.array(wait)),
});

export const leaveWaitlist = endpoint({
  method: 'DELETE',
  path: '/api/waitlist/:id',
  access: 'signed-in',
  topics: ['bookings'],
  summary: 'No longer wait, as the patient or who keeps their bookings. Idempotent.',
  params: z.object({ id }),
  output: done,
});

export const listWaitingPatients = endpoint({
  method: 'GET',
  path: '/api/practice/waitlist',
  access: ['DOCTOR'],
  topics: ['bookings'],
  summary: 'Who waits for a place with the doctor, the longest waiting first.',
  output: dataOf(z.array(waitingPatient)),
});
