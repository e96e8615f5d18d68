import type { payeeWays } from '@hafi/contract/payments/payee-account.schemas';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';
import { doctors } from '../../doctors/doctors.tables.ts';

/**
 * Where doctors want to be paid. A replaced account stays until the next payout: a coordinator may
 * be sending money to it.
 */
export const payeeAccounts = pgTable(
  'payee_accounts',
  {
    id: idColumn(),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => doctors.id, { onDelete: 'cascade' }),
    way: text('way').$type<(typeof payeeWays)[number]>().notNull(),
    holder: text('holder').notNull(),
    /** Empty for a wallet. */
    bank: text('bank').notNull(),
    number: text('number').notNull(),
    since: instantColumn('since').notNull(),
    replacedAt: instantColumn('replaced_at'),
  },
  (table) => [
    uniqueIndex('payee_accounts_one').on(table.doctorId).where(sql`replaced_at is null`),
    index('payee_accounts_of_doctor').on(table.doctorId),
  ],
);

/** The last time that a coordinator asked a doctor where to pay. */
export const payeeRequests = pgTable('payee_requests', {
  doctorId: uuid('doctor_id')
    .primaryKey()
    .references(() => doctors.id, { onDelete: 'cascade' }),
  askedBy: uuid('asked_by')
    .notNull()
    .references(() => people.id),
  askedAt: instantColumn('asked_at').notNull(),
});
