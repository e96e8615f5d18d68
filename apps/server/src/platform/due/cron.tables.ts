import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** When each cron runs next. */
export const cronRuns = pgTable('cron_runs', {
  id: text('id').primaryKey(),
  dueAt: instantColumn('due_at').notNull(),
});
