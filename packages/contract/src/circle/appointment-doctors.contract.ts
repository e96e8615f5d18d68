import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/fields.ts';
import { elderTopics } from '../core/topics.ts';

/** A doctor who may see an elder's health because of appointments, now or soon. */
export const appointmentDoctor = z.object({
  personId: id,
  name: z.string(),
  photo: z.nullable(z.string()),
  /** When this begins and ends; it has begun when `opensAt` is past. */
  opensAt: instant,
  closesAt: instant,
});
export type AppointmentDoctor = z.output<typeof appointmentDoctor>;

export const listAppointmentDoctors = endpoint({
  method: 'GET',
  path: '/api/elders/:id/circle/visit-doctors',
  access: 'signed-in',
  topics: ['circle', 'bookings'],
  summary:
    'The doctors who may see the health because of accepted appointments, for who decides about the circle.',
  params: z.object({ id }),
  output: dataOf(z.array(appointmentDoctor)),
});

export const endAppointmentDoctor = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/circle/visit-doctors/:personId',
  access: 'signed-in',
  topics: elderTopics,
  summary:
    'End at once what a doctor may see because of appointments. Only an appointment that is booked afterwards opens it anew.',
  params: z.object({ id, personId: id }),
  output: done,
});
