import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../../platform/db/columns.ts';
import { people } from '../../../accounts/people.tables.ts';

/**
 * Lines of bank statements that coordinators have said to be the bank's own charge. A row is never changed
 * but for its reversal, as a trigger sees to; the ledger has an entry for each, and a counter-entry.
 */
export const bankCharges = pgTable(
  'bank_charges',
  {
    id: idColumn(),
    /** Of `bank_lines`: the migration has the constraint, since the ledger cannot import that table. */
    lineId: uuid('line_id').notNull(),
    /** In whole RWF. */
    amount: integer('amount').notNull(),
    bookedBy: uuid('booked_by')
      .notNull()
      .references(() => people.id),
    bookedAt: instantColumn('booked_at').notNull(),
    reversedAt: instantColumn('reversed_at'),
    reversedBy: uuid('reversed_by').references(() => people.id),
    reversalReason: text('reversal_reason'),
  },
  (table) => [
    // A line is booked once, by whomever.
    uniqueIndex('bank_charges_once').on(table.lineId).where(sql`reversed_at is null`),
    index('bank_charges_of_line').on(table.lineId),
    check('bank_charges_amount', sql`amount > 0`),
    check(
      'bank_charges_reversal',
      sql`num_nonnulls(reversed_at, reversed_by, reversal_reason) in (0, 3)`,
    ),
  ],
);
