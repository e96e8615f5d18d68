import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import type { StatusDirection } from '@hafi/contract/vitals/vital-status';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** What an elder's people are told of: one for each kind and direction until somebody has seen it. */
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
    /** Of the gravest reading, the last of equals; tenths as in the readings. */
    value: smallint('value').notNull(),
    second: smallint('second'),
    takenAt: instantColumn('taken_at').notNull(),
    /** When the first of its readings was taken. */
    since: instantColumn('since').notNull(),
    readings: integer('readings').notNull(),
    raisedAt: instantColumn('raised_at').notNull(),
    /** When the circle was last told, at the level that it has. */
    toldAt: instantColumn('told_at'),
    acknowledgedAt: instantColumn('acknowledged_at'),
    acknowledgedBy: uuid('acknowledged_by'),
    /** Its readings were all entered in error. */
    withdrawnAt: instantColumn('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('health_alerts_open')
      .on(table.elderId, table.kind, table.direction)
      .where(sql`acknowledged_at is null and withdrawn_at is null`),
    index('health_alerts_of_elder').on(table.elderId, table.raisedAt, table.id),
  ],
);
