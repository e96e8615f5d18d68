import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { payments, refunds } from '../payments.tables.ts';

/** Where a provider said it: in its answer about a payment, or in its statement of a day. */
const feeSources = ['status', 'statement'] as const;
export type FeeSource = (typeof feeSources)[number];

/**
 * What providers said that they keep of a payment or a refund. The last counts. Append-only: a trigger
 * refuses changes.
 */
export const providerFees = pgTable(
  'provider_fees',
  {
    id: idColumn(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    /** Null for what was kept of the payment itself. */
    refundId: uuid('refund_id').references(() => refunds.id),
    /** From 1; a provider that says otherwise later gets the next. */
    nth: integer('nth').notNull(),
    /** In whole RWF. */
    fee: integer('fee').notNull(),
    source: text('source', { enum: feeSources }).notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    unique('provider_fees_in_order')
      .on(table.paymentId, table.refundId, table.nth)
      .nullsNotDistinct(),
    check('provider_fees_fee', sql`fee >= 0 and nth > 0`),
  ],
);
