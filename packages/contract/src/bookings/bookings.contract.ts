import * as z from 'zod/mini';
import { circleErrors } from '../circle/circle.errors.ts';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, day, id, limit, saidInstant, slotTime, text } from '../core/fields.ts';
import { alsoThen, booking, bookingPatient, bookingReview, newBooking } from './booking.schemas.ts';
import { bookingsErrors as errors } from './bookings.errors.ts';

const params = z.object({ id });

export const createBooking = endpoint({
  method: 'POST',
  path: '/api/bookings',
  access: 'signed-in',
  topics: ['bookings', 'notifications', 'activity'],
  summary: 'Book a free time with a doctor. The time is held at once; it is paid now or after.',
  body: newBooking,
  output: dataOf(booking),
  status: 201,
  errors: [
    errors['slot-taken'],
    errors['another-appointment'],
    errors['slot-not-offered'],
    errors['licence-ended'],
    errors['doctor-compared'],
    errors['type-not-offered'],
    errors['own-practice'],
    circleErrors['death-recorded'],
    errors['too-many-bookings'],
    errors['too-many-unpaid'],
  ],
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/api/bookings',
  access: 'signed-in',
  topics: ['bookings'],
  localised: true,
  summary:
    'Bookings of oneself and of elders whose bookings one keeps: coming ones first, then past ones.',
  query: z.object({
    /** Only bookings of this elder. */
    elderId: z.optional(id),
    scope: z._default(z.enum(['coming', 'past', 'all']), 'all'),
    cursor,
    limit,
  }),
  output: pageOf(booking),
});

export const listBookingPatients = endpoint({
  method: 'GET',
  path: '/api/bookings/patients',
  access: 'signed-in',
  topics: ['circle', 'session'],
  summary: 'For whom one may book: oneself, then the elders whose bookings one keeps.',
  output: dataOf(z.array(bookingPatient)),
});

export const getBooking = endpoint({
  method: 'GET',
  path: '/api/bookings/:id',
  access: 'signed-in',
  topics: ['bookings'],
  localised: true,
  summary: 'One booking, for its patient, who keeps their bookings, and its doctor.',
  params,
  output: dataOf(booking),
});

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/cancel',
  access: 'signed-in',
  topics: ['bookings', 'notifications', 'activity'],
  summary: 'Cancel: free until 24 hours before, and always when the doctor does it.',
  params,
  body: z.optional(z.object({ reason: z.optional(z.union([z.literal(''), text(300)])) })),
  output: dataOf(booking),
  errors: [errors['booking-over']],
});

export const rescheduleBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/reschedule',
  access: 'signed-in',
  topics: ['bookings', 'notifications', 'activity'],
  summary: 'Move to another time of the same doctor, until 24 hours before.',
  params,
  body: z.object({
    date: day,
    time: slotTime,
    /** The time from which it is moved: refused when it has another one meanwhile. */
    was: z.optional(saidInstant),
    alsoThen,
  }),
  output: dataOf(booking),
  errors: [
    errors['booking-over'],
    errors['booking-moved'],
    errors['too-late-to-move'],
    errors['slot-taken'],
    errors['another-appointment'],
    errors['slot-not-offered'],
    errors['doctor-compared'],
  ],
});

export const agreeToMove = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/agree',
  access: 'signed-in',
  topics: ['bookings', 'notifications', 'activity', 'circle'],
  summary:
    'Agree, on the side of the patient, to the time to which the doctor moved it: until then the doctor does not see the health data for it.',
  params,
  output: dataOf(booking),
  errors: [errors['booking-over']],
});

export const reviewBooking = endpoint({
  method: 'POST',
  path: '/api/bookings/:id/review',
  access: 'signed-in',
  topics: ['bookings', 'doctors'],
  summary: 'Say how an appointment was, once, as its patient. Everybody can read it.',
  params,
  body: bookingReview,
  output: done,
  status: 201,
  errors: [errors['not-reviewable']],
});

export const getBookingCalendar = endpoint({
  method: 'GET',
  path: '/api/bookings/:id/calendar.ics',
  access: 'signed-in',
  topics: [],
  localised: true,
  summary: 'The appointment as an iCalendar file.',
  params,
  output: 'text/calendar',
});
