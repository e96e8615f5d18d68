import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: instantColumn('resets_at').notNull(),
});
