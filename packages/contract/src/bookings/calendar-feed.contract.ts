import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { instant } from '../core/fields.ts';
import { plansErrors } from '../plans/plans.errors.ts';

export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/calendar-feed',
  access: 'signed-in',
  topics: ['accounts'],
  summary:
    'Make the secret link of the own calendar, shown this once. The link before stops working.',
  secret: true,
  output: dataOf(z.object({ url: z.string() })),
  status: 201,
  errors: [plansErrors['needs-plan']],
});

export const getCalendarFeedState = endpoint({
  method: 'GET',
  path: '/api/calendar-feed',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Whether there is a secret link, and since when.',
  output: dataOf(z.object({ active: z.boolean(), createdAt: z.nullable(instant) })),
});

export const stopCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feed',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Stop the secret link.',
  output: done,
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar-feed/:token/hafi.ics',
  access: 'public',
  topics: [],
  summary:
    'The bookings of whoever made the secret link, from 90 days back on, and the home visits of the coming 60 days, as iCalendar. It has an ETag.',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  output: 'text/calendar',
});
