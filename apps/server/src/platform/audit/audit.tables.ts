import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../db/columns.ts';

/** What was done, by whom, to what. Rows are only ever added: a trigger refuses changes. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: idColumn(),
    /** The person who acted; no reference, because the record outlives the account. */
    actorId: uuid('actor_id').notNull(),
    action: text('action').notNull(),
    subjectId: uuid('subject_id').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('audit_events_by_subject').on(table.subjectId, table.at)],
);
