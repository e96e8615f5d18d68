import type { LedgerAccount } from '@hafi/contract/payments/finance.contract';
import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import type {
  FailureReason,
  PaidFor,
  PaymentNotifier,
  PaymentStatus,
} from '@hafi/contract/payments/payments.contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';
import { bankCharges } from './bank/debits/bank-charges.tables.ts';
import { payouts } from './payouts/payouts.tables.ts';

/** What a payment can be for. */
export type PurposeKind = PaidFor['kind'];

const paymentId = () =>
  uuid('payment_id')
    .notNull()
    .references(() => payments.id);

/** Payment attempts. The status changes only through {@link moveTo}; rows are never deleted. */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => people.id),
    purposeKind: text('purpose_kind').$type<PurposeKind>().notNull(),
    purposeId: uuid('purpose_id').notNull(),
    paidFor: jsonb('paid_for').$type<PaidFor>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** In whole RWF, including the service fee. */
    amount: integer('amount').notNull(),
    serviceFee: integer('service_fee').notNull(),
    /** E.164. */
    phone: text('phone'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** For the receipt; empty when the payer has none. */
    email: text('email').notNull(),
    termsAcceptedAt: instantColumn('terms_accepted_at').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    failure: text('failure').$type<FailureReason>(),
    /** UUID v4 by which the provider knows this payment; also its idempotency key. */
    providerReference: uuid('provider_reference').unique(),
    providerTransactionId: text('provider_transaction_id'),
    /** Which of a method's providers it went by; null where the method has one only. */
    provider: text('provider').$type<PaymentNotifier>(),
    /** The provider's page on which the payer types the card. */
    page: text('page'),
    /** The provider's own number of what was opened for it. */
    providerSession: text('provider_session'),
    /** True when it holds nothing: the money of another payment came first, or it was for a fee that is not owed any more. What comes of this one is refunded. */
    stray: boolean('stray').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    /** Until when the payer can approve. */
    expiresAt: instantColumn('expires_at'),
    /** When the current status was reached. */
    statusAt: instantColumn('status_at').notNull(),
    /** When the provider is asked next; null when there is nothing left to ask. */
    nextCheckAt: instantColumn('next_check_at'),
    /** Since when the provider was asked and did not answer; null when its last answer came. */
    unheardSince: instantColumn('unheard_since'),
  },
  (table) => [
    unique('payments_once_by_key').on(table.payerId, table.idempotencyKey),
    // Two concurrent requests cannot both charge: a purpose has at most one live payment.
    uniqueIndex('payments_one_live')
      .on(table.purposeKind, table.purposeId)
      .where(
        sql`status in ('created', 'pending', 'succeeded') and method <> 'after' and not stray`,
      ),
    uniqueIndex('payments_one_after')
      .on(table.purposeKind, table.purposeId)
      .where(sql`status = 'created' and method = 'after'`),
    index('payments_of_payer').on(table.payerId, table.createdAt, table.id),
    index('payments_of_purpose').on(table.purposeId),
    index('payments_to_check').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    check('payments_amount', sql`amount > 0 and service_fee >= 0 and service_fee <= amount`),
    check(
      'payments_status',
      sql`status in ('created', 'pending', 'succeeded', 'failed', 'expired', 'refunded')`,
    ),
  ],
);

/** Every status change of every payment. Append-only: a trigger refuses changes. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: idColumn(),
    paymentId: paymentId(),
    status: text('status').$type<PaymentStatus>().notNull(),
    reason: text('reason'),
    /** The provider's answer, without the payer's number. */
    provider: jsonb('provider').$type<Record<string, string>>(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('payment_events_of_payment').on(table.paymentId, table.id)],
);

/**
 * The ledger: double-entry bookkeeping in whole RWF. Deferred triggers check that each posting
 * balances; others refuse to change or delete rows.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: idColumn(),
    postingId: uuid('posting_id').notNull(),
    /** What moved: a payment, a payout to a doctor, or what the bank has charged. */
    paymentId: uuid('payment_id').references(() => payments.id),
    payoutId: uuid('payout_id').references(() => payouts.id),
    chargeId: uuid('charge_id').references(() => bankCharges.id),
    account: text('account').$type<LedgerAccount>().notNull(),
    debit: integer('debit').notNull(),
    credit: integer('credit').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    index('ledger_entries_of_posting').on(table.postingId),
    index('ledger_entries_of_payment').on(table.paymentId),
    index('ledger_entries_of_payout').on(table.payoutId).where(sql`payout_id is not null`),
    index('ledger_entries_of_charge').on(table.chargeId).where(sql`charge_id is not null`),
    check('ledger_entries_of_one', sql`num_nonnulls(payment_id, payout_id, charge_id) = 1`),
    check(
      'ledger_entries_one_side',
      sql`debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0)`,
    ),
  ],
);

/** The last number of each series and year; numbers have no gaps. */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    /** `HAFI` of receipts, `HAFI-CN` of credit notes. */
    series: text('series', { enum: ['HAFI', 'HAFI-CN'] })
      .notNull()
      .default('HAFI'),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

export const receipts = pgTable(
  'receipts',
  {
    paymentId: paymentId().primaryKey(),
    /** `HAFI-2026-000123`. */
    number: text('number').notNull().unique(),
    issuedAt: instantColumn('issued_at').notNull(),
  },
  (table) => [index('receipts_by_day').on(table.issuedAt)],
);

/** Why money goes back: automatically, or because a coordinator decided so. */
const refundReasons = ['cancelled', 'not-needed', 'came-after-all', 'by-coordinator'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * Refunds to payers. A trigger refuses more than was paid, and changes of what was promised.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: idColumn(),
    paymentId: paymentId(),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    /** What the coordinator wrote; the payer reads it. */
    note: text('note'),
    /**
     * UUID v4 of the current attempt; after a failure at the provider the next attempt gets a new
     * one.
     */
    providerReference: uuid('provider_reference').notNull().unique(),
    providerTransactionId: text('provider_transaction_id'),
    attempts: integer('attempts').notNull().default(0),
    lastFailure: text('last_failure'),
    requestedAt: instantColumn('requested_at').notNull(),
    /** When it is attempted next; null when it is done. */
    nextTryAt: instantColumn('next_try_at'),
    /** Since when its provider has it and has not finished it; null where it has not said so. */
    pendingSince: instantColumn('pending_since'),
    /** When the payer was notified that it takes longer. */
    toldLateAt: instantColumn('told_late_at'),
    doneAt: instantColumn('done_at'),
    /** Given when it is done: `HAFI-CN-2026-000012`. */
    creditNote: text('credit_note').unique(),
  },
  (table) => [
    index('refunds_of_payment').on(table.paymentId, table.id),
    uniqueIndex('refunds_once_by_itself')
      .on(table.paymentId)
      .where(sql`reason <> 'by-coordinator'`),
    index('refunds_by_day').on(table.doneAt).where(sql`done_at is not null`),
    index('refunds_to_send').on(table.nextTryAt).where(sql`next_try_at is not null`),
    check('refunds_amount', sql`amount > 0`),
    check('refunds_explained', sql`(reason = 'by-coordinator') = (note is not null)`),
  ],
);
