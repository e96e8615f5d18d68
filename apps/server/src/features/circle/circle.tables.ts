import type {
  AccessSubject,
  Decider,
  Permission,
  Relation,
} from '@hafi/contract/circle/circle-terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** Current and former members of circles. Ended memberships are kept as history. */
export const circleMembers = pgTable(
  'circle_members',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    relation: text('relation').$type<Relation>().notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    /** Set for who decides about the circle for the elder. */
    decidesAs: text('decides_as').$type<Decider>(),
    /**
     * The member's number at which somebody of the circle has reached them, because no SMS of ours can
     * prove it. Counts while it is the number of the account; gone with the membership.
     */
    vouchedPhone: text('vouched_phone'),
    vouchedBy: uuid('vouched_by'),
    vouchedAt: instantColumn('vouched_at'),
    since: instantColumn('since').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    endedAt: instantColumn('ended_at'),
    /** The member who left, or the person who revoked. */
    endedBy: uuid('ended_by'),
  },
  (table) => [
    uniqueIndex('circle_members_once')
      .on(table.elderId, table.personId)
      .where(sql`${table.endedAt} is null`),
    index('circle_members_of_person').on(table.personId).where(sql`${table.endedAt} is null`),
    check('circle_members_are_others', sql`elder_id <> person_id`),
    check(
      'circle_members_vouched',
      sql`num_nulls(vouched_phone, vouched_by, vouched_at) in (0, 3)`,
    ),
  ],
);

/** The periods in which doctors may read an elder's health because of a booking. */
export const appointmentAccess = pgTable(
  'appointment_access',
  {
    bookingId: uuid('booking_id').primaryKey(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    /** The doctor, as a person. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    opensAt: instantColumn('opens_at').notNull(),
    closesAt: instantColumn('closes_at').notNull(),
    /** Since when the booking opens this period; renewed when a move interrupts the access. */
    openedAt: instantColumn('opened_at').notNull(),
    /** When who decides for the elder ended it. Such a row stays, so that a move does not reopen it. */
    endedAt: instantColumn('ended_at'),
    endedBy: uuid('ended_by'),
  },
  (table) => [
    index('appointment_access_of_person').on(table.personId, table.elderId, table.closesAt),
    index('appointment_access_of_elder').on(table.elderId, table.closesAt),
  ],
);

/**
 * The access log: each time another person views an elder's health. Append-only (a trigger refuses
 * changes) and hash-chained per elder.
 */
export const accessLog = pgTable(
  'access_log',
  {
    id: idColumn(),
    elderId: uuid('elder_id').notNull(),
    /** 1, 2, 3, … per elder. */
    seq: integer('seq').notNull(),
    /** No foreign key, because the entry outlives the account. */
    actorId: uuid('actor_id').notNull(),
    subject: text('subject').$type<AccessSubject>().notNull(),
    by: text('by', { enum: ['circle', 'visit', 'link'] }).notNull(),
    at: instantColumn('at').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    uniqueIndex('access_log_chain').on(table.elderId, table.seq),
    // What somebody has looked at, for their own data.
    index('access_log_by_actor').on(table.actorId, table.at),
    index('access_log_by_time').on(table.at, table.id),
  ],
);

/** The sealed head of each chain, without which truncation would go unnoticed. */
export const accessLogHeads = pgTable('access_log_heads', {
  elderId: uuid('elder_id').primaryKey(),
  seq: integer('seq').notNull(),
  hash: text('hash').notNull(),
  seal: text('seal').notNull(),
});

/**
 * How each chain was when it was last verified whole. `seq` and `hash` are the last entry that was
 * verified, sealed with the time, so that a page continues from there.
 */
export const accessLogChecks = pgTable('access_log_checks', {
  elderId: uuid('elder_id').primaryKey(),
  seq: integer('seq').notNull(),
  hash: text('hash').notNull(),
  intact: boolean('intact').notNull(),
  checkedAt: instantColumn('checked_at').notNull(),
  seal: text('seal').notNull(),
});
