import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../db/columns.ts';

/**
 * The audit log: who did what, to what. Append-only: a database trigger refuses updates and
 * deletes.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: idColumn(),
    /** The person who acted. No foreign key, because the entry outlives the account. */
    actorId: uuid('actor_id').notNull(),
    action: text('action').notNull(),
    subjectId: uuid('subject_id').notNull(),
    at: instantColumn('at').notNull(),
    /** In the words of who acted, where the act asks for it. */
    reason: text('reason'),
  },
  (table) => [
    index('audit_events_by_subject').on(table.subjectId, table.at),
    index('audit_events_by_time').on(table.at, table.id),
  ],
);
