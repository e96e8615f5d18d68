import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id, instant, rwf, text } from '../core/fields.ts';
import { bankErrors as errors } from './bank.errors.ts';
import { chargeReversal } from './bank-charges.schemas.ts';
import {
  bankArrival,
  bankLine,
  bankSuggestion,
  bankTransfer,
  outcomes,
  sentByBank,
} from './bank-desk.schemas.ts';
import { resolution } from './reconciliation.schemas.ts';
import { statementLimit } from './statement-rules.ts';

const access = ['ADMIN'] as const;
const topics = ['payments', 'bookings', 'notifications', 'activity', 'admin', 'audit'] as const;

export const getBankDesk = endpoint({
  method: 'GET',
  path: '/api/admin/bank',
  access,
  topics: ['payments'],
  summary:
    'Bank payments: what came and waits to be confirmed, lines of statements that fit no payment, money that left by the statements or by our books alone, and who is still to transfer.',
  output: dataOf(
    z.object({
      /** Whether bank transfers are offered here. */
      offered: z.boolean(),
      /** From more than this, two people confirm; whole RWF. */
      twoAbove: rwf,
      arrivals: z.array(bankArrival),
      open: z.array(z.extend(bankLine, { suggestions: z.array(bankSuggestion) })),
      /** Lines of money that left and is not in our books, or with another sum. */
      left: z.array(
        z.extend(bankLine, {
          /** What it is by our books, where the sum is another. */
          sent: z.nullable(sentByBank),
          /** What it may be, and why. */
          suggestions: z.array(
            z.object({
              sent: sentByBank,
              because: z.array(z.enum(['reference', 'amount', 'name'])),
            }),
          ),
        }),
      ),
      /** What was sent by our books and stands in no statement, although those of its days were imported. */
      unlisted: z.array(sentByBank),
      waiting: z.array(bankTransfer),
      /** Of all lists, whether there are more than are shown. */
      more: z.boolean(),
    }),
  ),
});

export const listBankHistory = endpoint({
  method: 'GET',
  path: '/api/admin/bank/history',
  access,
  topics: ['payments'],
  summary:
    'The last lines of bank statements with what came of each, what was resolved, and the last imports.',
  output: dataOf(
    z.object({
      lines: z.array(
        z.extend(bankLine, {
          payer: z.nullable(z.string()),
          /** To whom it went, where our books have it. */
          to: z.nullable(z.string()),
          reference: z.nullable(z.string()),
          /** Who confirmed it, booked it as a charge, or marked it as not a payment. */
          by: z.array(z.string()),
          at: z.nullable(instant),
          /** What it is, in somebody's words. */
          note: z.nullable(z.string()),
        }),
      ),
      /** What no statement had, and how that was resolved; the last first. */
      resolved: z.array(
        z.object({ sent: sentByBank, by: z.string(), at: instant, note: z.string() }),
      ),
      imports: z.array(
        z.object({ id, name: z.string(), by: z.string(), at: instant, added: z.int() }),
      ),
    }),
  ),
});

const readLine = z.extend(z.omit(bankLine, { id: true }), {
  /** The reference of the payment that it fits, as people read it. */
  reference: z.nullable(z.string()),
  /** Whether the sum is the one that was asked for. */
  fits: z.boolean(),
});

/** A row of a file that is a line and cannot be read for certain. */
const unreadableRow = z.object({
  /** Where it stands in the file, from 1. */
  row: z.int(),
  why: z.enum(['cells', 'quote', 'day', 'future', 'old', 'sum', 'sign', 'currency', 'both']),
  /** What stands in it. */
  text: z.string(),
});
export type UnreadableRow = z.output<typeof unreadableRow>;

/** A line that may be one that is stored: a coordinator says whether it is. */
const doubtfulLine = z.extend(readLine, {
  row: z.int(),
  /** The stored line that it may be. */
  known: z.omit(bankLine, { id: true, state: true }),
});

/** Numbers of rows, as `12,15`. */
const rows = z._default(
  z.string().check(z.maxLength(8000), z.regex(/^(\d{1,6}(,\d{1,6})*)?$/)),
  '',
);

export const importStatement = endpoint({
  method: 'POST',
  path: '/api/admin/bank/statements',
  access,
  topics,
  summary:
    'Read a bank statement (the body: CSV, at most 2 MB). Lines that are known already add nothing; those that are perhaps known only where `asNew` names their rows. With `dry`, only say what would be added.',
  query: z.object({
    dry: z._default(z.enum(['yes', 'no']), 'yes'),
    name: z._default(z.string().check(z.maxLength(120), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)), ''),
    /** Rows of lines that are perhaps known, of which a coordinator says that they are others. */
    asNew: rows,
  }),
  file: { max: statementLimit, tooLarge: errors['statement-too-large'] },
  output: dataOf(
    z.object({
      /** Lines that were not known. */
      added: z.int(),
      known: z.int(),
      /** Perhaps known, and not added: a coordinator decides each. The first of them. */
      doubtful: z.array(doubtfulLine),
      /** How many they are. */
      doubtfulCount: z.int(),
      /** Rows that are not read, because they can be read in two ways or in none. The first of them. */
      unreadable: z.array(unreadableRow),
      unreadableCount: z.int(),
      /** Of the new lines: with the reference and sum of a payment, with another sum, without a payment, money that left. */
      fitting: z.int(),
      different: z.int(),
      unknown: z.int(),
      out: z.int(),
      /** The first of the new lines. */
      lines: z.array(readLine),
    }),
  ),
  errors: [errors['statement-too-large'], errors['statement-unreadable']],
  heavy: { perHour: 120 },
});
export type ReadStatement = z.output<typeof importStatement.output>['data'];

export const matchLine = endpoint({
  method: 'POST',
  path: '/api/admin/bank/lines/:id/match',
  access,
  topics,
  summary: 'Say which payment a line is for, or that the one that was found is wrong.',
  params: z.object({ id }),
  body: z.object({
    /** As on the transfer, however written; null takes the line off its payment. */
    reference: z.nullable(z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(40))),
  }),
  output: dataOf(z.null()),
  errors: [errors['bank-line-changed'], errors['reference-unknown']],
});

export const setLineAside = endpoint({
  method: 'POST',
  path: '/api/admin/bank/lines/:id/aside',
  access,
  topics,
  summary:
    'Say that a line is no payment to us, or what money is that left, in words that are kept; or take that back.',
  params: z.object({ id }),
  body: z.object({ note: z.nullable(text(500)) }),
  output: dataOf(z.null()),
  errors: [errors['bank-line-changed']],
});

export const confirmArrival = endpoint({
  method: 'POST',
  path: '/api/admin/bank/payments/:id/confirm',
  access,
  topics,
  summary:
    'Confirm what came for a payment. Up to the limit this books it; above, a second person must confirm the same.',
  params: z.object({ id }),
  body: z.object({
    /** The lines that were on the screen. */
    lines: z.array(id).check(z.minLength(1), z.maxLength(50)),
    outcome: z.enum(outcomes),
  }),
  output: dataOf(z.object({ booked: z.boolean() })),
  errors: [errors['bank-line-changed'], errors['second-person-needed']],
});

export const takeBackConfirmation = endpoint({
  method: 'POST',
  path: '/api/admin/bank/payments/:id/take-back',
  access,
  topics,
  summary: 'Take back the first of two confirmations.',
  params: z.object({ id }),
  output: dataOf(z.null()),
  errors: [errors['bank-line-changed']],
});

export const matchSent = endpoint({
  method: 'POST',
  path: '/api/admin/bank/lines/:id/sent',
  access,
  topics,
  summary: 'Say which money of our books a line of money that left is, or that it is another.',
  params: z.object({ id }),
  body: z.object({
    /** Of a payment to a doctor, or of a refund; null takes the line off it. */
    sentId: z.nullable(id),
  }),
  output: dataOf(z.null()),
  errors: [errors['bank-line-changed']],
});

export const bookCharge = endpoint({
  method: 'POST',
  path: '/api/admin/bank/lines/:id/charge',
  access,
  topics,
  summary:
    "Book a line of money that left as the bank's own charge, once. It is written in the audit log.",
  params: z.object({ id }),
  output: dataOf(z.null()),
  errors: [errors['bank-line-changed'], errors['charge-too-large']],
});

export const reverseCharge = endpoint({
  method: 'POST',
  path: '/api/admin/bank/lines/:id/charge/reversal',
  access,
  topics,
  summary:
    'Take a charge of the bank that was booked by mistake out of the books by a counter-entry, with the reason in the audit log.',
  params: z.object({ id }),
  body: chargeReversal,
  output: dataOf(z.null()),
  errors: [errors['bank-line-changed']],
});

export const resolveUnlisted = endpoint({
  method: 'POST',
  path: '/api/admin/bank/sent/:id/resolve',
  access,
  topics,
  summary:
    'Say how it was resolved that no statement has what was sent by our books. It is written in the audit log.',
  params: z.object({ id }),
  body: resolution,
  output: dataOf(z.null()),
  errors: [errors['bank-line-changed']],
});
