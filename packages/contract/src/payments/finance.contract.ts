import * as z from 'zod/mini';
import { dataOf, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, day, id, instant, limit, rwf } from '../core/fields.ts';
import { planRefunds } from '../plans/subscription.schemas.ts';
import { newRefund } from './finance.schemas.ts';
import { paidFor, paymentMethods } from './payment.schemas.ts';
import { failureReasons, paymentRefund, paymentStatuses } from './payments.contract.ts';
import { paymentsErrors as errors } from './payments.errors.ts';

const access = ['ADMIN'] as const;

/** The accounts of the ledger: what is held, what is owed, what is earned, what is spent. */
export const ledgerAccounts = [
  // MTN's: the name is older than the second provider, and entries are never changed.
  'mobile-money',
  'airtel-money',
  'card',
  'bank',
  // What coordinators gave back themselves, and are owed for.
  'paid-by-hand',
  // What customers have paid, until it is used for what they pay for.
  'customers',
  'doctors-due',
  'service-fees',
  'plans',
  'badges',
  'refunds-due',
  // What a provider keeps of what it handles, by provider: our expense.
  'fees-mtn',
  'fees-airtel',
  'fees-flutterwave',
  'fees-irembopay',
  'fees-bank',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** Days of Kigali, both included; at most a year. */
export const financeSpan = z.object({ from: day, to: day });

/** A payment in a coordinator's list. */
const line = z.object({
  id,
  payer: z.object({ id, name: z.string() }),
  phone: z.nullable(z.string()),
  amount: rwf,
  /** What went back, or is on its way back. */
  back: rwf,
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  paidFor,
  createdAt: instant,
  receiptNumber: z.nullable(z.string()),
});

export const listAllPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments',
  access,
  topics: ['payments'],
  summary:
    'All payments, newest first; by receipt or credit note, reference or transaction number, end of the phone number, or name of the payer.',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    cursor,
    limit,
  }),
  output: pageOf(line),
});

export const readPayment = endpoint({
  method: 'GET',
  path: '/api/admin/payments/:id',
  access,
  topics: ['payments'],
  summary: 'A payment with everything that happened to it, and its lines in the ledger.',
  params: z.object({ id }),
  output: dataOf(
    z.object({
      ...line.shape,
      email: z.string(),
      reference: z.nullable(z.string()),
      transactionId: z.nullable(z.string()),
      failure: z.nullable(z.enum(failureReasons)),
      serviceFee: rwf,
      /** What the provider kept of it and of its refunds; null while it has not said so. */
      fee: z.nullable(rwf),
      /** The amount less that fee; null while it is not known. */
      net: z.nullable(rwf),
      /** How much of it can still be given back. */
      left: rwf,
      /** What comes of giving back all of it, of a payment for a care plan. */
      afterWhole: z.nullable(z.enum(planRefunds)),
      /** How much of it the doctor has been paid already, of a payment for an appointment. */
      doctorPaid: rwf,
      refunds: z.array(paymentRefund),
      events: z.array(
        z.object({
          at: instant,
          status: z.enum(paymentStatuses),
          reason: z.nullable(z.string()),
          transactionId: z.nullable(z.string()),
        }),
      ),
      entries: z.array(
        z.object({
          id,
          posting: id,
          at: instant,
          account: z.enum(ledgerAccounts),
          debit: rwf,
          credit: rwf,
        }),
      ),
    }),
  ),
});

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:id/refunds',
  access,
  topics: ['payments', 'bookings', 'notifications', 'activity', 'admin', 'audit'],
  summary:
    'Give back a part of a payment, or all that is left of it, with a reason that the payer reads. It is written in the audit log.',
  params: z.object({ id }),
  body: newRefund,
  output: dataOf(paymentRefund),
  status: 201,
  idempotencyKey: 'required',
  errors: [errors['more-than-paid'], errors['payment-changed']],
});

export const getAnyCreditNote = endpoint({
  method: 'GET',
  path: '/api/admin/payments/:id/refunds/:refundId/credit-note.pdf',
  access,
  topics: [],
  localised: true,
  summary: 'The credit note of money that went back of a payment.',
  params: z.object({ id, refundId: id }),
  output: 'application/pdf',
  heavy: { perHour: 300 },
});

const sum = z.object({ count: z.int(), amount: rwf });

/** What providers kept of it, as far as they have said so. */
const kept = {
  /** The fees that are known. */
  fee: rwf,
  /** Of how many payments the fee is not known yet. */
  feesUnknown: z.int(),
  /** What came in less the fees; null while one of them is not known. */
  net: z.nullable(rwf),
};

export const readFinances = endpoint({
  method: 'GET',
  path: '/api/admin/finance',
  access,
  topics: ['payments'],
  summary:
    'What came in between two days by day, kind and method, and what is held and owed at the end of the last.',
  query: financeSpan,
  output: dataOf(
    z.object({
      days: z.array(z.object({ day, ...sum.shape, back: rwf, ...kept })),
      kinds: z.array(z.object({ kind: z.string(), ...sum.shape })),
      methods: z.array(z.object({ method: z.enum(paymentMethods), ...sum.shape, ...kept })),
      /** The balance of each account: what is held is positive, what is owed or earned negative. */
      balances: z.array(z.object({ account: z.enum(ledgerAccounts), balance: rwf })),
      /** Of all accounts together; anything but 0 is wrong. */
      off: rwf,
      doctors: z.array(z.object({ id: z.nullable(id), name: z.string(), amount: rwf })),
    }),
  ),
});

export const readTrialBalance = endpoint({
  method: 'GET',
  path: '/api/admin/finance/trial-balance',
  access,
  topics: ['payments'],
  summary:
    'What was debited and credited to each account on each day of Kigali between two days; both sides of a day are the same.',
  query: financeSpan,
  output: dataOf(
    z.array(z.object({ day, account: z.enum(ledgerAccounts), debit: rwf, credit: rwf })),
  ),
});

export const exportTrialBalance = endpoint({
  method: 'GET',
  path: '/api/admin/finance/trial-balance.csv',
  access,
  topics: [],
  summary: 'The same as a table for a spreadsheet.',
  query: financeSpan,
  output: 'text/csv',
  heavy: { perHour: 60 },
});

export const exportPayments = endpoint({
  method: 'GET',
  path: '/api/admin/finance/payments.csv',
  access,
  topics: [],
  summary:
    'The payments between two days of Kigali as a table for a spreadsheet. It is written in the audit log.',
  query: financeSpan,
  output: 'text/csv',
  heavy: { perHour: 60 },
});
