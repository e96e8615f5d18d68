import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** On which days elders said that they are well: one line for each day. */
export const checkIns = pgTable(
  'check_ins',
  {
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    /** The day in Kigali. */
    day: date('day', { mode: 'string' }).notNull(),
    /** When they said so first. */
    at: instantColumn('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.elderId, table.day] })],
);
