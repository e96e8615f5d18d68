import type { AlertStep } from '@hafi/contract/alerts/alert.schemas';
import type { AlertKind } from '@hafi/contract/alerts/alert-kinds';
import type { Outcome } from '@hafi/contract/alerts/outcome-terms';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import type { StatusDirection } from '@hafi/contract/vitals/vital-status';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/**
 * Alerts about readings. A `watch` alert stands until somebody acknowledges it, an urgent one until
 * it has ended.
 */
export const healthAlerts = pgTable(
  'health_alerts',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind').$type<AlertKind>().notNull(),
    direction: text('direction').$type<StatusDirection>().notNull(),
    level: text('level').$type<'watch' | 'urgent'>().notNull(),
    /** The elder's own limits by which it was judged; null for those of most people. */
    judgedBy: text('judged_by').$type<OwnLimits>(),
    /**
     * The most severe value, the latest if equal; in tenths, as in the readings. The score of NEWS2
     * and the level in ACVPU too.
     */
    value: smallint('value').notNull(),
    second: smallint('second'),
    takenAt: instantColumn('taken_at').notNull(),
    /** When its first reading was taken. */
    since: instantColumn('since').notNull(),
    readings: integer('readings').notNull(),
    raisedAt: instantColumn('raised_at').notNull(),
    /** When the circle was last told, at the current level. */
    toldAt: instantColumn('told_at'),
    acknowledgedAt: instantColumn('acknowledged_at'),
    acknowledgedBy: uuid('acknowledged_by'),
    /** When an urgent alert ended: the time of a later normal reading, or of the closing note. */
    endedAt: instantColumn('ended_at'),
    /** The normal reading that ended it; null when a note did. */
    endedReading: uuid('ended_reading'),
    /** Who closed it with a note. */
    endedBy: uuid('ended_by'),
    endNote: text('end_note'),
    /** How whoever closed it said that it ended for the elder, and where they are. */
    outcome: text('outcome').$type<Outcome>(),
    place: text('place'),
    /** When an urgent alert climbs to its next step unless somebody acknowledges it. */
    climbAt: instantColumn('climb_at'),
    /** Set when all its readings were entered in error. */
    withdrawnAt: instantColumn('withdrawn_at'),
  },
  (table) => [
    index('health_alerts_standing')
      .on(table.elderId)
      .where(
        sql`withdrawn_at is null and (acknowledged_at is null or (level = 'urgent' and ended_at is null))`,
      ),
    index('health_alerts_of_elder').on(table.elderId, table.raisedAt, table.id),
    index('health_alerts_over_time').on(table.elderId, table.takenAt, table.id),
    index('health_alerts_climbing')
      .on(table.climbAt)
      .where(
        sql`climb_at is not null and acknowledged_at is null and ended_at is null and withdrawn_at is null`,
      ),
    check('health_alerts_note', sql`(ended_by is null) = (end_note is null)`),
  ],
);

/** Whom an urgent alert reached when: one row per step. */
export const healthAlertSteps = pgTable(
  'health_alert_steps',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => healthAlerts.id, { onDelete: 'cascade' }),
    step: text('step').$type<AlertStep>().notNull(),
    at: instantColumn('at').notNull(),
    /** How many people were notified; 0 when there was nobody. */
    people: integer('people').notNull(),
  },
  (table) => [primaryKey({ columns: [table.alertId, table.step] })],
);

/**
 * Who was notified of an alert, and who opened its page: one row per person. Kept apart from the notices,
 * which their reader may delete.
 */
export const healthAlertPeople = pgTable(
  'health_alert_people',
  {
    alertId: uuid('alert_id')
      .notNull()
      .references(() => healthAlerts.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull(),
    /** When they were first told; null for who opened the page without having been notified. */
    toldAt: instantColumn('told_at'),
    /** The notice that told them last, whose messages say whether it arrived. */
    noticeId: uuid('notice_id'),
    /** When they first opened the alert's page. */
    seenAt: instantColumn('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.personId] }),
    index('health_alert_people_of_person').on(table.personId),
  ],
);
