import type { CareTask, Condition } from '@hafi/contract/caregivers/care-terms';
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

const personColumn = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => people.id);

/**
 * Visit schedules: a home visit once, or weekly until a last day. The visits are computed from it.
 */
export const visitSchedules = pgTable(
  'visit_schedules',
  {
    id: idColumn(),
    elderId: personColumn('elder_id'),
    caregiverId: personColumn('caregiver_id'),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Kigali time, `HH:MM`. */
    time: text('time').notNull(),
    minutes: integer('minutes').notNull(),
    tasks: text('tasks').array().$type<CareTask[]>().notNull(),
    note: text('note'),
    /** Monday = 1; empty for a single visit. */
    weekdays: integer('weekdays').array().notNull(),
    /** The last day, inclusive; `starts_on` for a single visit. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    endedAt: instantColumn('ended_at'),
    endedBy: uuid('ended_by'),
  },
  (table) => [
    index('visit_schedules_of_elder').on(table.elderId),
    index('visit_schedules_of_caregiver').on(table.caregiverId, table.endsOn),
    index('visit_schedules_of_maker').on(table.createdBy),
    check('visit_schedules_in_order', sql`starts_on <= ends_on`),
  ],
);

/** Exceptions of schedules: visits that were cancelled, or moved to a schedule of their own. */
export const visitScheduleSkips = pgTable(
  'visit_schedule_skips',
  {
    scheduleId: uuid('schedule_id')
      .notNull()
      .references(() => visitSchedules.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    skippedBy: uuid('skipped_by').notNull(),
    skippedAt: instantColumn('skipped_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scheduleId, table.day] })],
);

/** Visits as logged by their caregivers; the device generates the id. */
export const careVisits = pgTable(
  'care_visits',
  {
    id: idColumn(),
    elderId: personColumn('elder_id'),
    caregiverId: personColumn('caregiver_id'),
    scheduleId: uuid('schedule_id').references(() => visitSchedules.id, { onDelete: 'set null' }),
    scheduleDay: date('schedule_day', { mode: 'string' }),
    arrivedAt: instantColumn('arrived_at').notNull(),
    /** Null while the caregiver is still there. */
    leftAt: instantColumn('left_at'),
    tasks: text('tasks').array().$type<CareTask[]>().notNull(),
    condition: text('condition').$type<Condition>(),
    note: text('note'),
    createdAt: instantColumn('created_at').notNull(),
    /** When the visit was logged as finished: the period for corrections starts here. */
    finishedAt: instantColumn('finished_at'),
    amendedAt: instantColumn('amended_at'),
  },
  (table) => [
    index('care_visits_of_elder').on(table.elderId, table.arrivedAt, table.id),
    index('care_visits_of_caregiver').on(table.caregiverId, table.arrivedAt),
    uniqueIndex('care_visits_once').on(table.scheduleId, table.scheduleDay),
    check('care_visits_in_order', sql`arrived_at < left_at`),
  ],
);

/**
 * Append-only history of logged visits: entries from devices, recognized by their id, and former
 * versions replaced by corrections.
 */
export const careVisitEntries = pgTable(
  'care_visit_entries',
  {
    id: idColumn(),
    visitId: uuid('visit_id')
      .notNull()
      .references(() => careVisits.id, { onDelete: 'cascade' }),
    arrivedAt: instantColumn('arrived_at').notNull(),
    leftAt: instantColumn('left_at'),
    tasks: text('tasks').array().$type<CareTask[]>().notNull(),
    condition: text('condition').$type<Condition>(),
    note: text('note'),
    saidBy: uuid('said_by').notNull(),
    saidAt: instantColumn('said_at').notNull(),
  },
  (table) => [index('care_visit_entries_of_visit').on(table.visitId, table.saidAt)],
);
