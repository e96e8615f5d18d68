import type { PayeeAccount } from '@hafi/contract/payments/payee-account.schemas';
import type { payoutAccounts } from '@hafi/contract/payments/payouts.schemas';
import { sql } from 'drizzle-orm';
import {
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
import { doctors } from '../../doctors/doctors.tables.ts';

/**
 * What was paid to doctors outside of Hafi, as coordinators recorded it. A row is never changed but
 * for its reversal; the ledger has an entry for each, and a counter-entry.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: idColumn(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** In whole RWF. */
    amount: integer('amount').notNull(),
    /** The account of the ledger from which it was paid. */
    account: text('account').$type<(typeof payoutAccounts)[number]>().notNull(),
    paidOn: date('paid_on').notNull(),
    /** By which the bank or the operator knows it. */
    reference: text('reference').notNull(),
    /** The doctor's account to which it was sent, as it was then; null when none was known. */
    paidTo: jsonb('paid_to').$type<PayeeAccount>(),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => people.id),
    createdAt: instantColumn('created_at').notNull(),
    reversedAt: instantColumn('reversed_at'),
    reversedBy: uuid('reversed_by').references(() => people.id),
    reversalReason: text('reversal_reason'),
  },
  (table) => [
    // The same transfer is not recorded twice, by whomever.
    uniqueIndex('payouts_once')
      .on(table.account, sql`lower(${table.reference})`)
      .where(sql`reversed_at is null`),
    index('payouts_of_doctor').on(table.doctorId, table.createdAt, table.id),
    index('payouts_by_time').on(table.createdAt, table.id),
    check('payouts_amount', sql`amount > 0`),
    check(
      'payouts_reversal',
      sql`num_nonnulls(reversed_at, reversed_by, reversal_reason) in (0, 3)`,
    ),
  ],
);
