import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import type { StatusDirection } from '@hafi/contract/vitals/vital-status';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/**
 * Alerts: at most one open alert for each elder, vital and direction until somebody acknowledges
 * it.
 */
export const healthAlerts = pgTable(
  'health_alerts',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind').$type<VitalKind>().notNull(),
    direction: text('direction').$type<StatusDirection>().notNull(),
    level: text('level').$type<'watch' | 'urgent'>().notNull(),
    /** The most severe value, the latest if equal; in tenths, as in the readings. */
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
    /** Set when all its readings were entered in error. */
    withdrawnAt: instantColumn('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('health_alerts_open')
      .on(table.elderId, table.kind, table.direction)
      .where(sql`acknowledged_at is null and withdrawn_at is null`),
    index('health_alerts_of_elder').on(table.elderId, table.raisedAt, table.id),
  ],
);
