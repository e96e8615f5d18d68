import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import type { differenceKinds } from '@hafi/contract/payments/reconciliation.contract';
import type { StatedMethod } from '@hafi/contract/payments/reconciliation.schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';
import { payments } from '../payments.tables.ts';
import { payouts } from '../payouts/payouts.tables.ts';

/** A provider's list of one Kigali day's transactions, as it was read last. */
export const providerStatements = pgTable(
  'provider_statements',
  {
    id: idColumn(),
    method: text('method').$type<StatedMethod>().notNull(),
    /** `YYYY-MM-DD`. */
    day: text('day').notNull(),
    /** Whose list it is; null for one of all that a way to pay goes by. */
    provider: text('provider').$type<PaymentNotifier>(),
    /** Null for a list that was fetched from the provider. */
    importedBy: uuid('imported_by').references(() => people.id),
    importedAt: instantColumn('imported_at').notNull(),
  },
  (table) => [unique('provider_statements_one_a_day').on(table.method, table.day)],
);

const statementId = () =>
  uuid('statement_id')
    .notNull()
    .references(() => providerStatements.id);

/** The days of which coordinators were notified that no list of their provider was compared. */
export const notifiedMissingDays = pgTable(
  'told_missing_days',
  {
    method: text('method').$type<StatedMethod>().notNull(),
    /** `YYYY-MM-DD`. */
    day: text('day').notNull(),
    toldAt: instantColumn('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.method, table.day] })],
);

/** A transaction as its provider names it. */
export const statementLines = pgTable(
  'provider_statement_lines',
  {
    id: idColumn(),
    statementId: statementId(),
    isRefund: boolean('is_refund').notNull(),
    reference: text('reference'),
    transactionId: text('transaction_id'),
    /** Whole, in its currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull().default('RWF'),
    /** What the provider kept of it; null where the list does not say. */
    fee: integer('fee'),
    /** What it handed on of it; null where the list does not say. */
    net: integer('net'),
    state: text('state', { enum: ['succeeded', 'failed', 'pending'] }).notNull(),
  },
  (table) => [
    index('provider_statement_lines_of_statement').on(table.statementId),
    index('provider_statement_lines_by_reference').on(table.reference),
    index('provider_statement_lines_by_number').on(table.transactionId),
    check('provider_statement_lines_named', sql`coalesce(reference, transaction_id) is not null`),
  ],
);

/** What differs between a list and our books. Resolved ones stay. */
export const statementDifferences = pgTable(
  'statement_differences',
  {
    id: idColumn(),
    statementId: statementId(),
    kind: text('kind').$type<(typeof differenceKinds)[number]>().notNull(),
    isRefund: boolean('is_refund').notNull(),
    /** What it is about, so that a list that is imported again finds it again. */
    key: text('key').notNull(),
    paymentId: uuid('payment_id').references(() => payments.id),
    payoutId: uuid('payout_id').references(() => payouts.id),
    reference: text('reference'),
    transactionId: text('transaction_id'),
    ours: integer('ours'),
    theirs: integer('theirs'),
    foundAt: instantColumn('found_at').notNull(),
    resolvedBy: uuid('resolved_by').references(() => people.id),
    resolvedAt: instantColumn('resolved_at'),
    note: text('note'),
  },
  (table) => [
    unique('statement_differences_once').on(table.statementId, table.kind, table.key),
    check(
      'statement_differences_resolved',
      sql`(resolved_at is null) = (resolved_by is null) and (resolved_at is null) = (note is null)`,
    ),
  ],
);
