import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id, instant, rwf } from '../core/fields.ts';
import { paymentMethods } from '../payments/payment.schemas.ts';
import { messageChannels } from './failures.contract.ts';

const access = ['ADMIN'] as const;

export const listUrgentAlerts = endpoint({
  method: 'GET',
  path: '/api/admin/urgent-alerts',
  access,
  topics: ['alerts'],
  summary:
    'Urgent alerts that nobody has taken over although all who were asked first did not answer, the longest waiting first. Without what was measured.',
  output: dataOf(
    z.array(
      z.object({
        id,
        elder: z.object({
          id,
          name: z.string(),
          phone: z.nullable(z.string()),
          district: z.nullable(z.string()),
          sector: z.nullable(z.string()),
        }),
        since: instant,
        steps: z.array(
          z.object({
            step: z.enum(['circle', 'doctor', 'coordinators']),
            at: instant,
            people: z.int(),
          }),
        ),
      }),
    ),
  ),
});

export const listHangingPayments = endpoint({
  method: 'GET',
  path: '/api/admin/hanging-payments',
  access,
  topics: ['payments'],
  summary: 'Payments without an outcome although the time to approve has passed, oldest first.',
  output: dataOf(
    z.array(
      z.object({
        id,
        payer: z.string(),
        amount: rwf,
        method: z.enum(paymentMethods),
        since: instant,
      }),
    ),
  ),
});

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/admin/deliveries',
  access,
  topics: ['admin'],
  summary: 'How each channel delivers: what waits, since when, and what was given up.',
  output: dataOf(
    z.array(
      z.object({
        channel: z.enum(messageChannels),
        waiting: z.int(),
        /** When the oldest of them was due; null when none waits. */
        oldest: z.nullable(instant),
        givenUp: z.int(),
      }),
    ),
  ),
});
