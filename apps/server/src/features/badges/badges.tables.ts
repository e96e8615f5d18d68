import type { BadgeCheck, BadgeState } from '@hafi/contract/badges/badge-terms';
import type { BadgeId } from '@hafi/contract/plans/plans';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** Verification badges: one row for each time that somebody chose one. */
export const badges = pgTable(
  'badges',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    badge: text('badge').$type<BadgeId>().notNull(),
    state: text('state').$type<BadgeState>().notNull().default('chosen'),
    /** Of a business. */
    organisation: text('organisation'),
    registration: text('registration'),
    /** Whom a coordinator asks; deleted once it is decided. */
    referees: jsonb('referees').$type<{ name: string; phone: string }[]>(),
    /** In whole RWF, as it was when it was chosen. */
    amount: integer('amount').notNull(),
    /** The payment that is under way, or by which it was paid. */
    paymentId: uuid('payment_id'),
    paying: boolean('paying').notNull().default(false),
    checked: jsonb('checked').$type<BadgeCheck[]>(),
    /** The name that a coordinator compared with the papers. */
    checkedName: text('checked_name'),
    checkedBy: uuid('checked_by'),
    checkedAt: instantColumn('checked_at'),
    until: instantColumn('until'),
    createdAt: instantColumn('created_at').notNull(),
    /** When it lapses, or its end is spoken of next, or comes. */
    dueAt: instantColumn('due_at'),
  },
  (table) => [
    uniqueIndex('badges_one_open')
      .on(table.personId, table.badge)
      .where(sql`state in ('chosen', 'reviewing')`),
    index('badges_of_person').on(table.personId, table.createdAt),
    index('badges_due').on(table.dueAt).where(sql`due_at is not null`),
    check('badges_amount', sql`amount > 0`),
    check(
      'badges_approved',
      sql`state <> 'approved' or (until is not null and checked is not null)`,
    ),
  ],
);
