import * as z from 'zod/mini';
import { dataOf, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit, rwf } from '../core/fields.ts';
import { newPayment, paymentMethods } from './payment.schemas.ts';
import { paymentsErrors as errors } from './payments.errors.ts';

export const paymentStatuses = [
  'created',
  'pending',
  'succeeded',
  'failed',
  'expired',
  'refunded',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a payment failed, as our own codes. */
export const failureReasons = [
  'refused',
  'not-enough-money',
  'no-wallet',
  'limit-reached',
  'too-late',
  'provider-error',
] as const;
export type FailureReason = (typeof failureReasons)[number];

export const payment = z.object({
  id,
  for: z.object({ kind: z.literal('booking'), id }),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  amount: rwf,
  currency: z.literal('RWF'),
  /** The payer's number with all but its last digits masked. */
  phone: z.nullable(z.string()),
  failure: z.nullable(z.enum(failureReasons)),
  createdAt: instant,
  /** Until when the payer can approve; null when there is nothing to approve. */
  expiresAt: z.nullable(instant),
  receiptNumber: z.nullable(z.string()),
});
export type Payment = z.output<typeof payment>;

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/payment-methods',
  access: 'public',
  topics: [],
  summary: 'The ways to pay that work here now.',
  output: dataOf(z.array(z.enum(paymentMethods))),
});

export const createPayment = endpoint({
  method: 'POST',
  path: '/api/payments',
  access: 'signed-in',
  topics: ['payments', 'bookings', 'notifications', 'activity'],
  summary: 'Pay. With mobile money the payer then approves on the phone; ask again for the status.',
  body: newPayment,
  output: dataOf(payment),
  status: 201,
  idempotencyKey: 'required',
  errors: [
    errors['already-paid'],
    errors['payment-in-progress'],
    errors['not-payable'],
    errors['method-not-available'],
    errors['provider-unavailable'],
  ],
});

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  access: 'signed-in',
  topics: ['payments'],
  summary: 'Own payments, newest first.',
  query: z.object({ cursor, limit }),
  output: pageOf(payment),
});

export const getPayment = endpoint({
  method: 'GET',
  path: '/api/payments/:id',
  access: 'signed-in',
  topics: ['payments'],
  summary: 'One own payment.',
  params: z.object({ id }),
  output: dataOf(payment),
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/payments/:id/receipt.pdf',
  access: 'signed-in',
  topics: [],
  localised: true,
  summary: 'The receipt of a succeeded or refunded payment.',
  params: z.object({ id }),
  output: 'application/pdf',
  errors: [errors['no-receipt']],
});

/**
 * MoMo calls this once, unsigned. It is only a hint to ask MoMo for the status and is never trusted
 * by itself.
 */
export const momoCallback = endpoint({
  method: 'PUT',
  path: '/api/payments/callbacks/momo/:reference',
  access: 'public',
  topics: [],
  summary: 'Notice from MTN MoMo that something has changed. Its content is not believed.',
  params: z.object({ reference: id }),
  body: z.optional(z.unknown()),
  output: dataOf(z.null()),
  status: 202,
});

/** As {@link momoCallback}: MoMo may use PUT or POST. */
export const momoCallbackByPost = endpoint({ ...momoCallback, method: 'POST' });
