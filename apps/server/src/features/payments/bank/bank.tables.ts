import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';
import { payments, refunds } from '../payments.tables.ts';
import { payouts } from '../payouts/payouts.tables.ts';
import type { BankAccount } from './bank-settings.ts';

/** What a payer by bank was told to write on the transfer. */
export const bankTransfers = pgTable(
  'bank_transfers',
  {
    id: uuid('payment_id')
      .primaryKey()
      .references(() => payments.id),
    /** Nine characters, without prefix and hyphens. */
    reference: text('reference').notNull().unique(),
    /** As it was then: who has written it down transfers there. */
    account: jsonb('account').$type<BankAccount>().notNull(),
    /** When the payer is reminded, or the payment expires; null when nothing follows. */
    nextAt: instantColumn('next_at'),
    remindedAt: instantColumn('reminded_at'),
  },
  (table) => [index('bank_transfers_to_follow').on(table.nextAt).where(sql`next_at is not null`)],
);

/** Files of bank statements that added lines. */
export const bankStatements = pgTable('bank_statements', {
  id: idColumn(),
  name: text('name').notNull(),
  importedBy: uuid('imported_by')
    .notNull()
    .references(() => people.id),
  importedAt: instantColumn('imported_at').notNull(),
  added: integer('added').notNull(),
});

/**
 * What people have confirmed of money that came for a payment. Up to the limit one person; above it
 * two different ones, which the database checks too.
 */
export const bankConfirmations = pgTable(
  'bank_confirmations',
  {
    id: idColumn(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Of its lines, in whole RWF. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Above this two people confirm: as it was set when the first did. */
    limitRwf: integer('limit_rwf').notNull(),
    firstBy: uuid('first_by')
      .notNull()
      .references(() => people.id),
    firstAt: instantColumn('first_at').notNull(),
    secondBy: uuid('second_by').references(() => people.id),
    secondAt: instantColumn('second_at'),
    doneAt: instantColumn('done_at'),
    withdrawnAt: instantColumn('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('bank_confirmations_one_open')
      .on(table.paymentId)
      .where(sql`done_at is null and withdrawn_at is null`),
    check('bank_confirmations_two_people', sql`second_by is null or second_by <> first_by`),
    check(
      'bank_confirmations_above_limit',
      sql`done_at is null or amount <= limit_rwf or second_by is not null`,
    ),
    check('bank_confirmations_one_end', sql`done_at is null or withdrawn_at is null`),
  ],
);

/** Lines of bank statements, each once, however often it is imported. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: idColumn(),
    /**
     * SHA-256 of what the line says and of which it is among equal ones of its day; of one that was
     * perhaps known, of its file and row.
     */
    fingerprint: text('fingerprint').notNull().unique(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => bankStatements.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** In whole RWF; negative for money that left. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    text: text('text').notNull(),
    /** The bank's own number of it. */
    bankReference: text('bank_reference'),
    paymentId: uuid('payment_id').references(() => payments.id),
    confirmationId: uuid('confirmation_id').references(() => bankConfirmations.id),
    /** Of money that left: what our books have too, a payment to a doctor or a refund. */
    payoutId: uuid('payout_id').references(() => payouts.id),
    refundId: uuid('refund_id').references(() => refunds.id),
    /** Somebody has said what money that left is, or is not: nothing finds it by itself any more. */
    sorted: boolean('sorted').notNull().default(false),
    /** Why it is no payment to us, or what money is that left. */
    note: text('note'),
    /** Who said so. */
    asideBy: uuid('aside_by').references(() => people.id),
    asideAt: instantColumn('aside_at'),
  },
  (table) => [
    index('bank_lines_of_payment').on(table.paymentId),
    index('bank_lines_by_day').on(table.day, table.id),
    index('bank_lines_open')
      .on(table.id)
      .where(sql`payment_id is null and note is null and amount > 0`),
    uniqueIndex('bank_lines_payout').on(table.payoutId).where(sql`payout_id is not null`),
    uniqueIndex('bank_lines_refund').on(table.refundId).where(sql`refund_id is not null`),
    index('bank_lines_debits').on(table.day, table.id).where(sql`amount < 0`),
    check(
      'bank_lines_sent',
      sql`num_nonnulls(payout_id, refund_id) = 0 or amount < 0 and num_nonnulls(payout_id, refund_id) = 1`,
    ),
    check('bank_lines_money_that_left', sql`amount > 0 or payment_id is null`),
    check('bank_lines_not_both', sql`note is null or payment_id is null`),
    check('bank_lines_confirmed', sql`confirmation_id is null or payment_id is not null`),
  ],
);

/**
 * Money that was sent from the bank by our books and stands in no statement, and how a coordinator has
 * resolved that. Append-only: a trigger refuses changes.
 */
export const bankUnlisted = pgTable(
  'bank_unlisted',
  {
    id: idColumn(),
    payoutId: uuid('payout_id')
      .unique()
      .references(() => payouts.id),
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    note: text('note').notNull(),
    resolvedBy: uuid('resolved_by')
      .notNull()
      .references(() => people.id),
    resolvedAt: instantColumn('resolved_at').notNull(),
  },
  () => [check('bank_unlisted_of_one', sql`num_nonnulls(payout_id, refund_id) = 1`)],
);
