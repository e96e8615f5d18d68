import type { OtherTime, TellAfterMinutes } from '@hafi/contract/checkins/check-in-plan.schemas';
import type { CheckInWay, LateWhy, Mood } from '@hafi/contract/checkins/checkin.schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';
import type { CheckInStep } from './check-in-steps.ts';

/** Check-ins, one row per elder and day. */
export const checkIns = pgTable(
  'check_ins',
  {
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    /** The Kigali day. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The time of the first check-in of that day. */
    at: instantColumn('at').notNull(),
    /** The time of the last one of that day, which counts for what is expected later on it. */
    lastAt: instantColumn('last_at').notNull(),
    via: text('via').$type<CheckInWay>().notNull().default('app'),
    /** What the elder added; null when nothing. */
    mood: text('mood').$type<Mood>(),
  },
  (table) => [primaryKey({ columns: [table.elderId, table.day] })],
);

/** When elders are expected to check in: one row for each elder with a plan. */
export const checkInPlans = pgTable(
  'check_in_plans',
  {
    elderId: uuid('elder_id')
      .primaryKey()
      .references(() => people.id),
    isOn: boolean('is_on').notNull(),
    /** Monday = 1 to Sunday = 7. */
    weekdays: jsonb('weekdays').$type<number[]>().notNull(),
    /** In Kigali, `HH:MM`. */
    time: text('time').notNull(),
    /** The days with another hour. */
    otherTimes: jsonb('other_times').$type<OtherTime[]>().notNull().default([]),
    /** How long after the hour the circle is notified. */
    tellAfterMinutes: integer('tell_after_minutes').$type<TellAfterMinutes>().notNull().default(10),
    /** The last day of the pause. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    pauseReason: text('pause_reason'),
    /** Hours of before are not expected by this plan. */
    changedAt: instantColumn('changed_at').notNull(),
    changedBy: uuid('changed_by').notNull(),
    /** When the next expected check-in is opened, with its first reminder; null for none. */
    opensAt: instantColumn('opens_at'),
    /** The clock by which `opensAt` was computed: when that was wrong, it is computed again. */
    plannedAt: instantColumn('planned_at').notNull(),
  },
  (table) => [
    index('check_in_plans_opening').on(table.opensAt).where(sql`opens_at is not null`),
    index('check_in_plans_planned').on(table.plannedAt),
  ],
);

/**
 * What others are notified of: check-ins that a plan expects, from the first reminder on, one row for
 * each elder and day; and who said to be not well. With how far the ladder has climbed.
 */
export const expectedCheckIns = pgTable(
  'expected_check_ins',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    why: text('why').$type<LateWhy>().notNull().default('missed'),
    /** The Kigali day. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The hour of the plan, or when the elder said to be not well. */
    expectedAt: instantColumn('expected_at').notNull(),
    openedAt: instantColumn('opened_at').notNull(),
    /** Reminders before this are left out: the plan was made, or a check-in taken back, since. */
    since: instantColumn('since').notNull(),
    /** As in the plan. */
    tellAfterMinutes: integer('tell_after_minutes').$type<TellAfterMinutes>().notNull().default(10),
    /** The last step that was taken, and when. */
    step: text('step').$type<CheckInStep>(),
    stepAt: instantColumn('step_at'),
    /** When the next step is due; null when there is none. */
    nextStepAt: instantColumn('next_step_at'),
    /** When the first people were notified. */
    toldAt: instantColumn('told_at'),
    /** When it was noticed that the service was away at its hour; null when it was not. */
    awayAt: instantColumn('away_at'),
    acknowledgedAt: instantColumn('acknowledged_at'),
    /** A person, or the row of a contact without an account who was notified. */
    acknowledgedBy: uuid('acknowledged_by'),
    /** Until when that silences the ladder; null of the elder, who was heard from. */
    heldUntil: instantColumn('held_until'),
    /** How often somebody said so and nothing came of it. */
    lapses: integer('lapses').notNull().default(0),
    /** The time of the check-in that ended it, or when somebody had reached the elder. */
    answeredAt: instantColumn('answered_at'),
    /** Who had reached the elder; null after a check-in. */
    reachedBy: uuid('reached_by'),
  },
  (table) => [
    uniqueIndex('expected_check_ins_day').on(table.elderId, table.day).where(sql`why = 'missed'`),
    uniqueIndex('expected_check_ins_call_once')
      .on(table.elderId)
      .where(sql`why = 'not-well' and answered_at is null`),
    index('expected_check_ins_due')
      .on(table.nextStepAt)
      .where(sql`next_step_at is not null and answered_at is null`),
    index('expected_check_ins_open').on(table.elderId).where(sql`answered_at is null`),
  ],
);

/** Who was notified: one row for each person, or phone of a named contact without an account. */
export const expectedCheckInPeople = pgTable(
  'expected_check_in_people',
  {
    id: idColumn(),
    expectedId: uuid('expected_id')
      .notNull()
      .references(() => expectedCheckIns.id, { onDelete: 'cascade' }),
    /** Null for a contact without an account, who has a name and a phone instead. */
    personId: uuid('person_id'),
    name: text('name'),
    phone: text('phone'),
    toldAt: instantColumn('told_at').notNull(),
    /** What its messages name, which say whether it arrived: the notice; of a phone this row. */
    noticeId: uuid('notice_id'),
  },
  (table) => [
    uniqueIndex('expected_check_in_people_person')
      .on(table.expectedId, table.personId)
      .where(sql`person_id is not null`),
    uniqueIndex('expected_check_in_people_phone')
      .on(table.expectedId, table.phone)
      .where(sql`person_id is null`),
    check('expected_check_in_people_who', sql`(person_id is null) = (phone is not null)`),
    index('expected_check_in_people_of_person').on(table.personId),
  ],
);
