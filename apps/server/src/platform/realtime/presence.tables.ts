import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../db/columns.ts';

/**
 * Who has a screen open at which process. A process extends its rows while it lives, so those of a
 * killed one end by themselves.
 */
export const presences = pgTable(
  'presences',
  {
    id: idColumn(),
    processId: uuid('process_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** `away` while every screen of theirs there is hidden. */
    status: text('status', { enum: ['online', 'away'] }).notNull(),
    /** When the process last knew of them. */
    seenAt: instantColumn('seen_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
  },
  (table) => [
    unique('presences_once').on(table.processId, table.personId),
    index('presences_of_person').on(table.personId),
    index('presences_to_end').on(table.endsAt),
  ],
);

/** When people last had a screen open. */
export const lastSeen = pgTable('last_seen', {
  personId: uuid('person_id').primaryKey(),
  at: instantColumn('at').notNull(),
});
