import * as z from 'zod/mini';
import { dataOf, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit, rwf } from '../core/fields.ts';
import { bankErrors } from './bank.errors.ts';
import { newPayment, paidFor, paymentMethods, paymentPurpose } from './payment.schemas.ts';
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
  'wrong-pin',
  'not-enough-money',
  'no-wallet',
  'not-allowed',
  'limit-reached',
  'amount-not-allowed',
  'too-late',
  /** No transfer came in time. */
  'not-transferred',
  'card-declined',
  'card-expired',
  /** Number, date or CVV do not fit. */
  'card-details',
  /** The bank could not make sure that it is the card's owner. */
  'card-not-confirmed',
  /** The payer chose another way to pay. */
  'left',
  /** Something else was paid than was asked for; a coordinator looks into it. */
  'wrong-amount',
  'provider-error',
  /** The provider did not answer in time, so nobody knows yet whether it was paid. */
  'provider-silent',
] as const;
export type FailureReason = (typeof failureReasons)[number];

export type PaidFor = z.output<typeof paidFor>;

/**
 * How money that goes back stands: on its way, on its way for longer than it should be, because it
 * does not get through, or given.
 */
export const refundStates = ['on-its-way', 'late', 'given'] as const;

/** Money of a payment that goes back to its payer. */
export const paymentRefund = z.object({
  id,
  amount: rwf,
  state: z.enum(refundStates),
  /** What a coordinator wrote about it; null when it goes back by itself. */
  note: z.nullable(z.string()),
  since: instant,
  givenAt: z.nullable(instant),
  /** Once given. */
  creditNote: z.nullable(z.string()),
});
export type PaymentRefund = z.output<typeof paymentRefund>;

export const payment = z.object({
  id,
  for: paymentPurpose,
  paidFor,
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
  /** The provider's page on which a card is typed; null when there is nothing to type any more. */
  page: z.nullable(z.url()),
  /**
   * How much of it would go back at once if its payer approved it now: all, where what it is for was
   * cancelled or paid otherwise meanwhile; 0 while all of it is needed, and once it has ended.
   */
  comesBack: rwf,
  /** In the order in which they were promised. */
  refunds: z.array(paymentRefund),
});
export type Payment = z.output<typeof payment>;

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/api/payment-methods',
  access: 'public',
  topics: [],
  summary:
    'The ways to pay that work here now. With `before`, without those that take longer than until then.',
  query: z.object({ before: z.optional(instant) }),
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
    bankErrors['too-soon-for-bank'],
  ],
});

export const listPayments = endpoint({
  method: 'GET',
  path: '/api/payments',
  access: 'signed-in',
  topics: ['payments'],
  summary: 'Own payments, newest first; of one thing that was paid for, where `of` names it.',
  query: z.object({ of: z.optional(id), cursor, limit }),
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

/**
 * Whether the provider was heard when it was asked: it answered, it was silent, or it wants to be asked
 * later only.
 */
export const providerAnswers = ['answered', 'silent', 'later'] as const;

/** A payment about which its provider was asked. */
const checkedPayment = z.object({ ...payment.shape, provider: z.enum(providerAnswers) });
export type CheckedPayment = z.output<typeof checkedPayment>;

export const checkPayment = endpoint({
  method: 'POST',
  path: '/api/payments/:id/check',
  access: 'signed-in',
  topics: ['payments', 'bookings'],
  summary:
    'Ask the provider about an own payment at once: the payer is back from its page, or no prompt came.',
  params: z.object({ id }),
  output: dataOf(checkedPayment),
  answeredAgain: true,
});

export const leavePayment = endpoint({
  method: 'POST',
  path: '/api/payments/:id/leave',
  access: 'signed-in',
  topics: ['payments', 'bookings'],
  summary:
    'Give up an own payment by card that is not paid, to pay in another way. What is paid is not given up.',
  params: z.object({ id }),
  output: dataOf(payment),
  errors: [errors['payment-in-progress']],
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
  heavy: { perHour: 120 },
});

export const getCreditNote = endpoint({
  method: 'GET',
  path: '/api/payments/:id/refunds/:refundId/credit-note.pdf',
  access: 'signed-in',
  topics: [],
  localised: true,
  summary: 'The credit note of money that came back of an own payment.',
  params: z.object({ id, refundId: id }),
  output: 'application/pdf',
  heavy: { perHour: 120 },
});

/** The providers that send notices, by their names in the address. */
export const paymentNotifiers = ['momo', 'airtel', 'flutterwave', 'irembopay'] as const;
export type PaymentNotifier = (typeof paymentNotifiers)[number];

const notifier = z.enum(paymentNotifiers);

/**
 * Providers call this, some of them once and unsigned. It is only a hint to ask them for the status
 * and is never trusted by itself.
 */
export const providerNotice = endpoint({
  method: 'PUT',
  path: '/api/payments/callbacks/:notifier/:reference',
  access: 'public',
  topics: [],
  summary:
    'Notice from a payment provider that something has changed. Its content is not believed.',
  params: z.object({ notifier, reference: id }),
  body: z.optional(z.unknown()),
  output: dataOf(z.null()),
  status: 202,
  signed: true,
});

/** As {@link providerNotice}: providers may use PUT or POST. */
export const providerNoticeByPost = endpoint({ ...providerNotice, method: 'POST' });

/** As {@link providerNotice}, of a provider that names the payment in what it sends. */
export const providerNoticeWithoutReference = endpoint({
  method: 'POST',
  path: '/api/payments/callbacks/:notifier',
  access: 'public',
  topics: [],
  summary:
    'Notice from a payment provider that something has changed. Its content is not believed.',
  params: z.object({ notifier }),
  body: z.optional(z.unknown()),
  output: dataOf(z.null()),
  status: 202,
  signed: true,
});
