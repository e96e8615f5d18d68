import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/**
 * Files to delete from the store: those whose row is gone, and those that are being stored and
 * belong to nothing yet; see file-removals.ts.
 */
export const fileRemovals = pgTable(
  'file_removals',
  {
    /** The id of the file in the store. */
    id: text('id').primaryKey(),
    dueAt: instantColumn('due_at').notNull(),
  },
  (table) => [index('file_removals_due').on(table.dueAt)],
);
