import type { UploadType } from '@hafi/contract/core/uploads';
import {
  type NameCheck,
  type PaperKind,
  type VettedRole,
  type VettingAct,
  vettingStates,
} from '@hafi/contract/vetting/vetting-terms';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';
import { badges } from '../badges/badges.tables.ts';

/**
 * The check of a professional's or volunteer's identity and papers, one for each person, and that of
 * the papers of each badge.
 */
export const vettings = pgTable(
  'vettings',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** The role in which somebody is checked; null for the papers of a badge. */
    role: text('role').$type<VettedRole>(),
    badgeId: uuid('badge_id').references(() => badges.id, { onDelete: 'cascade' }),
    state: text('state', { enum: vettingStates }).notNull().default('open'),
    licenceNumber: text('licence_number'),
    /** The last day of the licence, as it was sent. */
    licenceUntil: date('licence_until', { mode: 'string' }),
    /** The last day of the licence that a coordinator has confirmed. */
    checkedUntil: date('checked_until', { mode: 'string' }),
    /** Since when a new licence waits, of somebody who is confirmed by the old one. */
    renewalSentAt: instantColumn('renewal_sent_at'),
    /** How the comparison of a new name stands, of somebody who is confirmed under another. */
    nameCheck: text('name_check').$type<NameCheck>(),
    /**
     * When those who rely on the person are notified of a new name that is not compared by then; without
     * `nameCheck`, since when a mark is gone and the badges that it hid are to be looked at.
     */
    nameDueAt: instantColumn('name_due_at'),
    /** When the end of the licence is spoken of next, or comes. */
    licenceDueAt: instantColumn('licence_due_at'),
    /** When it was last sent or answered. */
    sentAt: instantColumn('sent_at'),
    changedAt: instantColumn('changed_at').notNull(),
    /** Since when there is something to end that was promised before the confirmation ended. */
    promisesDueAt: instantColumn('promises_due_at'),
  },
  (table) => [
    uniqueIndex('vettings_of_person').on(table.personId).where(sql`badge_id is null`),
    uniqueIndex('vettings_of_badge').on(table.badgeId).where(sql`badge_id is not null`),
    check('vettings_of_role_or_badge', sql`(role is null) = (badge_id is not null)`),
    index('vettings_waiting').on(table.sentAt, table.id).where(sql`state in ('waiting', 'asked')`),
    index('vettings_confirmed').on(table.changedAt, table.id).where(sql`state = 'confirmed'`),
    index('vettings_renewals').on(table.sentAt, table.id).where(sql`renewal_sent_at is not null`),
    index('vettings_names').on(table.sentAt, table.id).where(sql`name_check is not null`),
    index('vettings_name_due').on(table.nameDueAt).where(sql`name_due_at is not null`),
    index('vettings_licence_due').on(table.licenceDueAt).where(sql`licence_due_at is not null`),
    index('vettings_promises_due').on(table.promisesDueAt).where(sql`promises_due_at is not null`),
  ],
);

/** Uploaded papers. When one is removed, its file and its row are deleted. */
export const vettingPapers = pgTable(
  'vetting_papers',
  {
    /** Also the file name. */
    id: idColumn(),
    vettingId: uuid('vetting_id')
      .notNull()
      .references(() => vettings.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PaperKind>().notNull(),
    mediaType: text('media_type').$type<UploadType>().notNull(),
    size: integer('size').notNull(),
    addedAt: instantColumn('added_at').notNull(),
  },
  (table) => [index('vetting_papers_of').on(table.vettingId, table.addedAt)],
);

/** Which coordinator has opened which paper, the last time: a confirmation needs all of them. */
export const paperOpenings = pgTable(
  'vetting_paper_openings',
  {
    paperId: uuid('paper_id')
      .notNull()
      .references(() => vettingPapers.id, { onDelete: 'cascade' }),
    coordinatorId: uuid('coordinator_id').notNull(),
    openedAt: instantColumn('opened_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'vetting_paper_openings_once',
      columns: [table.paperId, table.coordinatorId],
    }),
  ],
);

/** What was sent, asked, answered and decided, in order. */
export const vettingSteps = pgTable(
  'vetting_steps',
  {
    id: idColumn(),
    vettingId: uuid('vetting_id')
      .notNull()
      .references(() => vettings.id, { onDelete: 'cascade' }),
    act: text('act').$type<VettingAct>().notNull(),
    text: text('text'),
    actorId: uuid('actor_id').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('vetting_steps_of').on(table.vettingId, table.at, table.id)],
);
