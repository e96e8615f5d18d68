import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { day, id, instant, rwf } from '../core/fields.ts';
import { reconciliationErrors as errors } from './reconciliation.errors.ts';
import { listLimit, resolution, statedMethods } from './reconciliation.schemas.ts';

const access = ['ADMIN'] as const;
const topics = ['payments', 'notifications', 'audit'] as const;

/**
 * How a provider's list differs from our books: it names what we do not have, lacks what we have, or
 * names another sum or currency, another sum after its fee, or another end.
 */
export const differenceKinds = [
  'missing-with-us',
  'missing-at-provider',
  'amount',
  'currency',
  'net',
  'state',
] as const;

const difference = z.object({
  id,
  kind: z.enum(differenceKinds),
  isRefund: z.boolean(),
  /** Of ours, where there is one. */
  paymentId: z.nullable(id),
  /** What was sent to a doctor, where it is about that. */
  payout: z.nullable(z.object({ id, doctor: z.string() })),
  reference: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  /** In whole RWF; null where it is missing. */
  ours: z.nullable(rwf),
  theirs: z.nullable(rwf),
  /** Null while nobody has resolved it. */
  resolved: z.nullable(z.object({ by: z.string(), at: instant, note: z.string() })),
});

const report = z.object({
  id,
  method: z.enum(statedMethods),
  day,
  importedAt: instant,
  /** Who imported it; null when it was fetched from the provider. */
  by: z.nullable(z.string()),
  lines: z.int(),
  /** What came in by the list, what the provider kept of it and of refunds, and what is left. */
  sums: z.object({
    gross: rwf,
    fee: rwf,
    /** Of how many payments that came the list names no fee. */
    feesUnknown: z.int(),
    net: z.nullable(rwf),
  }),
  /** Differences that nobody has resolved. */
  open: z.int(),
  differences: z.array(difference),
});
export type ReconciliationReport = z.output<typeof report>;

export const listReconciliations = endpoint({
  method: 'GET',
  path: '/api/admin/finance/statements',
  access,
  topics: ['payments'],
  summary: 'The last days of each provider that were compared with our books, the last first.',
  output: dataOf(z.array(report)),
});

/** A day with money of ours, of which no list of its provider was compared. */
const missingDay = z.object({
  method: z.enum(statedMethods),
  day,
  /** Payments that came, and money that went, by our books. */
  movements: z.int(),
  came: rwf,
  went: rwf,
});
export type MissingDay = z.output<typeof missingDay>;

export const listMissingStatements = endpoint({
  method: 'GET',
  path: '/api/admin/finance/missing-statements',
  access,
  topics: ['payments'],
  summary:
    'The days that are over, since `since`, on which money of ours moved through a provider whose list was not compared yet, the last first.',
  output: dataOf(z.object({ since: day, days: z.array(missingDay) })),
});

export const importProviderStatement = endpoint({
  method: 'POST',
  path: '/api/admin/finance/statements',
  access,
  topics,
  summary:
    "A provider's list of one day's transactions (the body: CSV, at most 2 MB), compared with our books. Importing a day again compares it anew.",
  query: z.object({ method: z.enum(statedMethods), day }),
  file: { max: listLimit, tooLarge: errors['list-too-large'] },
  output: dataOf(report),
  errors: [errors['no-statement']],
  heavy: { perHour: 120 },
});

export const resolveDifference = endpoint({
  method: 'POST',
  path: '/api/admin/finance/differences/:id/resolve',
  access,
  topics,
  summary: 'Say how a difference was resolved. It is written in the audit log.',
  params: z.object({ id }),
  body: resolution,
  output: done,
});
