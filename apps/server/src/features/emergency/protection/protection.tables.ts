import type { ProtectionReason } from '@hafi/contract/emergency/protection-terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';

/**
 * Whether somebody whom a call for help asks first can be reached: one row for each elder and
 * person, or phone of the contact without an account. Deleted once they are not asked any more: what
 * a right or a number carried does not come back with another.
 */
export const contactAgreements = pgTable(
  'contact_agreements',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    /** Null for the named contact without an account, who has a phone instead. */
    personId: uuid('person_id').references(() => people.id),
    phone: text('phone'),
    /** When they were asked last; null for a member who said so unasked. */
    askedAt: instantColumn('asked_at'),
    /** What the messages of that question name, by which one knows whether it arrived. */
    noticeId: uuid('notice_id'),
    /** The hash of the secret of its link. */
    tokenHash: text('token_hash').unique(),
    /** The last answer; null while there was none. */
    agrees: boolean('agrees'),
    answeredAt: instantColumn('answered_at'),
  },
  (table) => [
    uniqueIndex('contact_agreements_person')
      .on(table.elderId, table.personId)
      .where(sql`person_id is not null`),
    uniqueIndex('contact_agreements_phone')
      .on(table.elderId, table.phone)
      .where(sql`person_id is null`),
    index('contact_agreements_of_person').on(table.personId),
    index('contact_agreements_to_renew')
      .on(table.answeredAt)
      .where(sql`agrees and (asked_at is null or asked_at <= answered_at)`),
    check('contact_agreements_who', sql`(person_id is null) = (phone is not null)`),
    check('contact_agreements_answer', sql`(agrees is null) = (answered_at is null)`),
  ],
);

/**
 * What was last seen of an elder's protection, so that its end is noticed: one row for each elder of
 * whom somebody was asked.
 */
export const protectionStates = pgTable(
  'protection_states',
  {
    elderId: uuid('elder_id')
      .primaryKey()
      .references(() => people.id),
    /**
     * `new` until it is on for the first time: nobody is notified that it is off. `unset` where it should
     * have been on by now, and never was.
     */
    state: text('state', { enum: ['new', 'unset', 'on', 'off'] }).notNull(),
    reasons: jsonb('reasons').$type<readonly ProtectionReason[]>().notNull(),
    /** Reasons that nobody has been notified of yet. */
    owed: jsonb('owed').$type<readonly ProtectionReason[]>().notNull(),
    /** When people were last told of each, ISO 8601. */
    told: jsonb('told').$type<Readonly<Partial<Record<ProtectionReason, string>>>>().notNull(),
    checkedAt: instantColumn('checked_at').notNull(),
    nextCheckAt: instantColumn('next_check_at').notNull(),
  },
  (table) => [index('protection_states_due').on(table.nextCheckAt)],
);
