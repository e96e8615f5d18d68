import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/**
 * Readings of all elders, planned for a hundred million rows: kinds and contexts are numbers
 * (`vital-codes.ts`), values are tenths of their unit. What was entered in error stays, marked.
 */
export const vitalReadings = pgTable(
  'vital_readings',
  {
    /** Made by who sent it, and so only one elder's own. */
    id: uuid('id').notNull(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    takenAt: instantColumn('taken_at').notNull(),
    recordedAt: instantColumn('recorded_at').notNull(),
    kind: smallint('kind').notNull(),
    /** Tenths of the kind's unit; of blood pressure the systolic one. */
    value: smallint('value').notNull(),
    /** Tenths of mmHg: the diastolic pressure. */
    second: smallint('second'),
    /** What it meant when it came: 0 normal, 1 watch, 2 urgent, negative when low. */
    status: smallint('status').notNull(),
    source: smallint('source').notNull(),
    glucoseContext: smallint('glucose_context'),
    breathing: smallint('breathing'),
    consciousness: smallint('consciousness'),
    recordedBy: uuid('recorded_by').notNull(),
    deviceName: text('device_name'),
    /** The alert that an abnormal reading raised or joined. */
    alertId: uuid('alert_id'),
    withdrawnAt: instantColumn('withdrawn_at'),
    withdrawnBy: uuid('withdrawn_by'),
    /** The reading of the same elder that was put in the place of this wrong one. */
    replacedBy: uuid('replaced_by'),
  },
  (table) => [
    primaryKey({ columns: [table.elderId, table.id] }),
    // One elder's readings lie scattered in the table, as they came among everybody's. All that a
    // chart needs is in this index, where they lie together.
    index('vital_readings_over_time').on(
      table.elderId,
      table.kind,
      table.takenAt,
      table.id,
      table.value,
      table.second,
      table.status,
      table.withdrawnAt,
    ),
    check('vital_readings_second', sql`(kind = 2) = (second is not null)`),
  ],
);
