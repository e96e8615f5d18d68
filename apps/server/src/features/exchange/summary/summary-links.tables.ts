import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';

/** Links that open an elder's clinic summary for a limited time. */
export const summaryLinks = pgTable(
  'summary_links',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Who made it: the link works only while they may read the elder's health. */
    sharerId: uuid('sharer_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
    /** Who ended it before its time. */
    endedBy: uuid('ended_by'),
    opens: integer('opens').notNull().default(0),
    lastOpenedAt: instantColumn('last_opened_at'),
  },
  (table) => [
    uniqueIndex('summary_links_by_token').on(table.tokenHash),
    index('summary_links_of_elder').on(table.elderId, table.createdAt),
    index('summary_links_of_sharer').on(table.sharerId),
  ],
);
