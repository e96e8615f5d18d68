import type {
  FailureReason,
  PaymentMethod,
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
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** What a payment is for, as it was when it was made: what its receipt says. */
export interface PaidVisit {
  readonly doctor: string;
  /** ISO 8601. */
  readonly startsAt: string;
}

const paymentId = () =>
  uuid('payment_id')
    .notNull()
    .references(() => payments.id);

/** One try to pay. Its status changes by `moveTo` of the repository only; rows are never removed. */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    payerId: uuid('payer_id')
      .notNull()
      .references(() => people.id),
    purposeKind: text('purpose_kind', { enum: ['booking'] }).notNull(),
    purposeId: uuid('purpose_id').notNull(),
    visit: jsonb('visit').$type<PaidVisit>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** Whole RWF, the service fee included. */
    amount: integer('amount').notNull(),
    serviceFee: integer('service_fee').notNull(),
    /** E.164. */
    phone: text('phone'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    termsAcceptedAt: instantColumn('terms_accepted_at').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    failure: text('failure').$type<FailureReason>(),
    /** UUID v4 that we give the provider: its name of this payment, and its idempotency key. */
    providerReference: uuid('provider_reference').unique(),
    providerTransactionId: text('provider_transaction_id'),
    /** Money that came for what another payment has settled, or nobody needs: it is given back. */
    stray: boolean('stray').notNull().default(false),
    createdAt: instantColumn('created_at').notNull(),
    /** Until when the payer can approve. */
    expiresAt: instantColumn('expires_at'),
    /** When the last status was reached. */
    statusAt: instantColumn('status_at').notNull(),
    /** When the provider is asked next; null when there is nothing left to ask. */
    nextCheckAt: instantColumn('next_check_at'),
  },
  (table) => [
    unique('payments_once_by_key').on(table.payerId, table.idempotencyKey),
    // Two requests at once cannot both charge: at most one payment of a purpose is live.
    uniqueIndex('payments_one_live')
      .on(table.purposeKind, table.purposeId)
      .where(
        sql`status in ('created', 'pending', 'succeeded') and method <> 'after' and not stray`,
      ),
    uniqueIndex('payments_one_after')
      .on(table.purposeKind, table.purposeId)
      .where(sql`status = 'created' and method = 'after'`),
    index('payments_of_payer').on(table.payerId, table.createdAt, table.id),
    index('payments_to_check').on(table.nextCheckAt).where(sql`next_check_at is not null`),
    check('payments_amount', sql`amount > 0 and service_fee >= 0 and service_fee <= amount`),
    check(
      'payments_status',
      sql`status in ('created', 'pending', 'succeeded', 'failed', 'expired', 'refunded')`,
    ),
  ],
);

/** Every step of every payment. A trigger refuses to change or remove a row. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: idColumn(),
    paymentId: paymentId(),
    status: text('status').$type<PaymentStatus>().notNull(),
    reason: text('reason'),
    /** What the provider said, without the payer's number. */
    provider: jsonb('provider').$type<Record<string, string>>(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('payment_events_of_payment').on(table.paymentId, table.id)],
);

/**
 * The books, by double entry in whole RWF. Deferred triggers hold that each posting sums to zero;
 * others refuse to change or remove a row.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: idColumn(),
    postingId: uuid('posting_id').notNull(),
    paymentId: paymentId(),
    account: text('account', {
      enum: ['mobile-money', 'doctors-due', 'service-fees', 'refunds-due'],
    }).notNull(),
    debit: integer('debit').notNull(),
    credit: integer('credit').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    index('ledger_entries_of_posting').on(table.postingId),
    index('ledger_entries_of_payment').on(table.paymentId),
    check(
      'ledger_entries_one_side',
      sql`debit >= 0 and credit >= 0 and (debit = 0) <> (credit = 0)`,
    ),
  ],
);

/** The last receipt number of each year: numbers have no gaps. */
export const receiptNumbers = pgTable('receipt_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

export const receipts = pgTable('receipts', {
  paymentId: paymentId().primaryKey(),
  /** `HAFI-2026-000123`. */
  number: text('number').notNull().unique(),
  issuedAt: instantColumn('issued_at').notNull(),
});

/** Money on its way back to a payer. */
export const refunds = pgTable(
  'refunds',
  {
    id: idColumn(),
    /** One refund a payment. */
    paymentId: paymentId().unique(),
    amount: integer('amount').notNull(),
    reason: text('reason', { enum: ['cancelled', 'not-needed'] }).notNull(),
    /** UUID v4 of the present try; a try that the provider has failed gets a new one. */
    providerReference: uuid('provider_reference').notNull().unique(),
    providerTransactionId: text('provider_transaction_id'),
    attempts: integer('attempts').notNull().default(0),
    lastFailure: text('last_failure'),
    requestedAt: instantColumn('requested_at').notNull(),
    /** When it is tried next; null when it is done. */
    nextTryAt: instantColumn('next_try_at'),
    doneAt: instantColumn('done_at'),
  },
  (table) => [
    index('refunds_to_send').on(table.nextTryAt).where(sql`next_try_at is not null`),
    check('refunds_amount', sql`amount > 0`),
  ],
);
