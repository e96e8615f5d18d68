import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';
import type { EntryContent, EntryKind } from './record-kinds.ts';

/** Elders' conditions, allergies and insurance. Entries made in error stay, marked. */
export const recordEntries = pgTable(
  'record_entries',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind').$type<EntryKind>().notNull(),
    /** Validated by the contract's schema of its kind. */
    content: jsonb('content').$type<EntryContent>().notNull(),
    recordedBy: uuid('recorded_by').notNull(),
    recordedAt: instantColumn('recorded_at').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    removedAt: instantColumn('removed_at'),
    removedBy: uuid('removed_by'),
    /** Why it was withdrawn. */
    removedReason: text('removed_reason'),
  },
  (table) => [
    index('record_entries_of_elder')
      .on(table.elderId, table.createdAt)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** What stood in an entry before each change; added to and never rewritten. */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: idColumn(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => recordEntries.id, { onDelete: 'cascade' }),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    /** What stood there, and who had written it when. */
    was: jsonb('was').$type<EntryContent>().notNull(),
    wasBy: uuid('was_by').notNull(),
    wasAt: instantColumn('was_at').notNull(),
    /** Who changed it, when and why. */
    changedBy: uuid('changed_by').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
    reason: text('reason'),
  },
  (table) => [index('record_versions_of_elder').on(table.elderId, table.changedAt, table.id)],
);
