import { date, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

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
  },
  (table) => [primaryKey({ columns: [table.elderId, table.day] })],
);
