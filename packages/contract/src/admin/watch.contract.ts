import * as z from 'zod/mini';
import { dataOf, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit, rwf } from '../core/fields.ts';
import { paidFor, paymentMethods } from '../payments/payment.schemas.ts';
import { paymentStatuses } from '../payments/payments.contract.ts';
import { paymentsErrors } from '../payments/payments.errors.ts';
import { messageChannels } from './failures.contract.ts';

const access = ['ADMIN'] as const;

/**
 * What is wrong with a payment: the provider never took the request, does not say how it ended, says
 * that something else was paid; or the money that is owed back does not go back, is with the provider for
 * longer than usual, or cannot go back by this way; or people must transfer it back.
 */
export const paymentTroubles = [
  'not-accepted',
  'no-answer',
  'wrong-amount',
  'refund-failing',
  'refund-waiting',
  'refund-impossible',
  'transfer-back',
] as const;
export type PaymentTrouble = (typeof paymentTroubles)[number];

export const listHangingPayments = endpoint({
  method: 'GET',
  path: '/api/admin/hanging-payments',
  access,
  topics: ['payments'],
  summary:
    'Payments without an outcome although the time to approve has passed, and money that is owed back and does not go back, oldest first.',
  query: z.object({ cursor, limit }),
  output: pageOf(
    z.object({
      /** Of the payment. */
      id,
      payer: z.object({ id, name: z.string(), phone: z.nullable(z.string()) }),
      amount: rwf,
      method: z.enum(paymentMethods),
      paidFor,
      since: instant,
      trouble: z.enum(paymentTroubles),
    }),
  ),
});

export const askAboutPayment = endpoint({
  method: 'POST',
  path: '/api/admin/hanging-payments/:id/ask',
  access,
  topics: ['payments', 'bookings', 'notifications', 'activity', 'admin'],
  summary:
    'Ask the provider about a payment now, or send again what is owed back. It is written in the audit log.',
  params: z.object({ id }),
  output: dataOf(
    z.object({
      /** How the payment stands after it. */
      status: z.enum(paymentStatuses),
      /** What is still wrong; null when nothing is. */
      trouble: z.nullable(z.enum(paymentTroubles)),
      /** False when the provider did not answer, or is being asked already. */
      answered: z.boolean(),
    }),
  ),
});

/** Who gave back what was owed: a coordinator, or the provider, as its statement shows. */
export const settledBy = ['hand', 'provider'] as const;
export type SettledBy = (typeof settledBy)[number];

export const settlePaymentByHand = endpoint({
  method: 'POST',
  path: '/api/admin/hanging-payments/:id/settle',
  access,
  topics: ['payments', 'bookings', 'notifications', 'activity', 'admin'],
  summary:
    'Say that what is owed was given back, by hand or as the provider shows, or that another payment than was asked for is cleared with the provider. It is written in the audit log.',
  params: z.object({ id }),
  body: z.object({ by: z.enum(settledBy) }),
  output: dataOf(z.object({ status: z.enum(paymentStatuses) })),
  errors: [paymentsErrors['settles-itself'], paymentsErrors['hangs-no-more']],
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
