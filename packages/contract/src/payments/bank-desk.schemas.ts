import * as z from 'zod/mini';
import { anyDay, id, instant, rwf } from '../core/fields.ts';
import { paymentStatuses } from './payments.contract.ts';

/**
 * Of one line. Of money that came: `open` nobody's yet, `matched` a payment's, `done` booked. Of money that
 * left: `out` to be looked at, `sent` what our books have too, `charge` the bank's own. Of both: `other`,
 * about which somebody wrote what it is.
 */
export const bankLineStates = [
  'out',
  'sent',
  'charge',
  'other',
  'open',
  'matched',
  'done',
] as const;

/** A bank payment, for coordinators. */
export const bankTransfer = z.object({
  /** Of the payment. */
  id,
  payer: z.object({ id, name: z.string(), phone: z.nullable(z.string()) }),
  amount: rwf,
  reference: z.string(),
  status: z.enum(paymentStatuses),
  createdAt: instant,
  payBy: instant,
});
export type TransferForAdmin = z.output<typeof bankTransfer>;

/** A line of a statement. */
export const bankLine = z.object({
  id,
  day: anyDay,
  /** In whole RWF; negative for money that left. */
  amount: rwf,
  text: z.string(),
  /** The bank's own number of it. */
  bankReference: z.nullable(z.string()),
  state: z.enum(bankLineStates),
});
export type BankLine = z.output<typeof bankLine>;

/** Somebody who has confirmed. */
const confirmer = z.object({ id, name: z.string(), at: instant });

/**
 * What came for one payment and is not booked yet, and what confirming will do: count it as paid,
 * count it and pay the rest back, or pay all of it back.
 */
export const outcomes = ['paid', 'paid-and-rest-back', 'all-back'] as const;
export const bankArrival = z.object({
  transfer: bankTransfer,
  lines: z.array(bankLine),
  /** Of the lines, in whole RWF. */
  total: rwf,
  outcome: z.enum(outcomes),
  /** Whether two people must confirm. */
  two: z.boolean(),
  /** Null while nobody has confirmed. */
  first: z.nullable(confirmer),
  /** Whether the caller may confirm now. */
  mayConfirm: z.boolean(),
});
export type BankArrival = z.output<typeof bankArrival>;

/** What was sent from the bank by our books: to a doctor, or back to who had paid. */
export const sentByBank = z.object({
  kind: z.enum(['payout', 'refund']),
  /** Of the payment to a doctor, or of the refund. */
  id,
  /** The payment of which it went back; null for a doctor's. */
  paymentId: z.nullable(id),
  to: z.string(),
  amount: rwf,
  /** The day of Kigali on which it left, by our books. */
  day: anyDay,
  /** As it was written down, or, of what went back, the reference of its payment. */
  reference: z.nullable(z.string()),
});
export type SentByBank = z.output<typeof sentByBank>;

/** A payment that a line may be for. */
export const bankSuggestion = z.object({
  transfer: bankTransfer,
  /** Why it may be this one. */
  because: z.array(z.enum(['amount', 'name'])),
});
