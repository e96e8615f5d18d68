import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { payouts } from './payouts.tables.ts';

/** Who said it: the coordinator who wrote the payment down, or the list of its day; or it was taken out. */
const payoutFeeSources = ['coordinator', 'statement', 'reversal'] as const;
export type PayoutFeeSource = (typeof payoutFeeSources)[number];

/**
 * What providers have kept for payments to doctors. The last counts. Append-only: a trigger refuses
 * changes.
 */
export const payoutFees = pgTable(
  'payout_fees',
  {
    id: idColumn(),
    payoutId: uuid('payout_id')
      .notNull()
      .references(() => payouts.id),
    /** From 1; what is said otherwise later gets the next. */
    nth: integer('nth').notNull(),
    /** In whole RWF. */
    fee: integer('fee').notNull(),
    source: text('source', { enum: payoutFeeSources }).notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    unique('payout_fees_in_order').on(table.payoutId, table.nth),
    check('payout_fees_fee', sql`fee >= 0 and nth > 0`),
  ],
);
