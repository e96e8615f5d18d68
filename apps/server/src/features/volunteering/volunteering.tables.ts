import type { DayPart, HelpKind } from '@hafi/contract/volunteering/volunteering-terms';
import { helpStates } from '@hafi/contract/volunteering/volunteering-terms';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

const personColumn = (name: string) => uuid(name).references(() => people.id);

/** Elders' requests for help by volunteers. */
export const helpRequests = pgTable(
  'help_requests',
  {
    id: idColumn(),
    elderId: personColumn('elder_id').notNull(),
    askedBy: personColumn('asked_by').notNull(),
    kind: text('kind').$type<HelpKind>().notNull(),
    /** The Kigali day. */
    day: date('day', { mode: 'string' }).notNull(),
    part: text('part').$type<DayPart>().notNull(),
    /** An exact time, `HH:MM` in Kigali. */
    time: text('time'),
    startsAt: instantColumn('starts_at').notNull(),
    /** Until when it can be taken. */
    endsAt: instantColumn('ends_at').notNull(),
    minutes: integer('minutes').notNull(),
    note: text('note'),
    /** The elder's home sector when the request was made, four digits. */
    sectorCode: text('sector_code').notNull(),
    state: text('state', { enum: helpStates }).notNull().default('open'),
    takenBy: personColumn('taken_by'),
    takenAt: instantColumn('taken_at'),
    saidDoneAt: instantColumn('said_done_at'),
    closedAt: instantColumn('closed_at'),
    stars: integer('stars'),
    thanks: text('thanks'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('help_requests_of_elder').on(table.elderId, table.startsAt, table.id),
    index('help_requests_of_asker').on(table.askedBy),
    index('help_requests_taken').on(table.takenBy, table.startsAt, table.id),
    index('help_requests_near')
      .on(table.sectorCode, table.startsAt, table.id)
      .where(sql`state = 'open'`),
    index('help_requests_to_close')
      .on(table.endsAt)
      .where(sql`state in ('open', 'accepted', 'to-confirm')`),
    check('help_requests_in_order', sql`starts_at <= ends_at`),
    check('help_requests_stars', sql`stars between 1 and 5`),
    check(
      'help_requests_taken_by_somebody',
      sql`state not in ('accepted', 'to-confirm', 'done') or taken_by is not null`,
    ),
  ],
);

/**
 * Volunteers who no longer come although they had taken a request: they do not see it again. Declined
 * means that the elder's side did not want them.
 */
export const helpPartings = pgTable(
  'help_partings',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => helpRequests.id, { onDelete: 'cascade' }),
    volunteerId: personColumn('volunteer_id').notNull(),
    how: text('how', { enum: ['given-back', 'declined'] }).notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'help_partings_once', columns: [table.requestId, table.volunteerId] }),
    index('help_partings_of_volunteer').on(table.volunteerId, table.at),
  ],
);
