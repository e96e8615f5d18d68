import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** The months whose statements everybody has been notified of. */
export const notifiedStatements = pgTable('told_statements', {
  /** `YYYY-MM`. */
  month: text('month').primaryKey(),
  toldAt: instantColumn('told_at').notNull(),
});
