import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { instant } from '../core/fields.ts';

const access = ['ADMIN'] as const;

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  access,
  topics: ['admin', 'payments'],
  summary: 'How much waits for a coordinator in each part of the work.',
  output: dataOf(
    z.object({
      /** Papers to check, and who says that they decide for an elder. */
      people: z.int(),
      inbox: z.int(),
      /** Reported messages. */
      reports: z.int(),
      /** Payments and refunds that hang. */
      payments: z.int(),
      bankLines: z.int(),
    }),
  ),
});

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
      /** People whose papers wait for a coordinator. */
      peopleWaiting: z.int(),
      bookingsToday: z.int(),
      bookingsComing: z.int(),
      /** Payments that wait for their payer's phone. */
      paymentsPending: z.int(),
      /** Lines of bank statements that a coordinator has to confirm or to look at. */
      bankLinesWaiting: z.int(),
      paidThisMonth: z.int(),
      undelivered: z.int(),
      /**
       * The nightly check of the access logs, by its oldest result: `overdue` when it should have run
       * since. Null while none was ever checked.
       */
      accessLogs: z.nullable(
        z.object({
          checkedAt: instant,
          checked: z.int(),
          altered: z.int(),
          overdue: z.boolean(),
        }),
      ),
    }),
  ),
});
