import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';

/** Spans of time in which an elder's oxygen saturation is judged by scale 2 of NEWS2. */
export const oxygenScales = pgTable(
  'oxygen_scales',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    setBy: uuid('set_by').notNull(),
    /** The name of the doctor then; it stays when the account ends. */
    setByName: text('set_by_name').notNull(),
    setAt: instantColumn('set_at').notNull(),
    reason: text('reason').notNull(),
    endedBy: uuid('ended_by'),
    endedAt: instantColumn('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    // Two doctors at once set it once.
    uniqueIndex('oxygen_scales_current').on(table.elderId).where(sql`${table.endedAt} is null`),
  ],
);
