import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** Rows whose handler failed: left alone for a while, so that they hold up no others. */
export const setAsideRows = pgTable(
  'set_aside',
  {
    /** Id of this entry, unique among all works. */
    id: uuid('id').notNull().unique(),
    workId: text('work_id').notNull(),
    rowId: text('row_id').notNull(),
    /** Kind of the error, such as an SQLSTATE; never its message or data. */
    code: text('code').notNull(),
    failures: integer('failures').notNull(),
    firstAt: instantColumn('first_at').notNull(),
    lastAt: instantColumn('last_at').notNull(),
    nextTryAt: instantColumn('next_try_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.workId, table.rowId] }),
    index('set_aside_first').on(table.firstAt, table.id),
  ],
);
