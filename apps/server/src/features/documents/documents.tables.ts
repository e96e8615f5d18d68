import type { RecordType } from '@hafi/contract/core/uploads';
import type { DocumentKind } from '@hafi/contract/documents/document-kinds';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** Elders' documents. When one is removed its file is deleted and only this row stays. */
export const healthDocuments = pgTable(
  'health_documents',
  {
    /** Also the file name. */
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    title: text('title').notNull(),
    kind: text('kind').$type<DocumentKind>().notNull(),
    /** The date on the document. */
    date: date('date', { mode: 'string' }).notNull(),
    mediaType: text('media_type').$type<RecordType>().notNull(),
    size: integer('size').notNull(),
    /** The message that it is a copy of, which may be gone. */
    copyOf: uuid('copy_of'),
    addedBy: uuid('added_by').notNull(),
    addedAt: instantColumn('added_at').notNull(),
    removedAt: instantColumn('removed_at'),
    removedBy: uuid('removed_by'),
  },
  (table) => [
    index('health_documents_of_elder')
      .on(table.elderId, table.date)
      .where(sql`${table.removedAt} is null`),
    uniqueIndex('health_documents_one_copy')
      .on(table.copyOf)
      .where(sql`${table.removedAt} is null`),
  ],
);

/** Links that open a document for a limited time. */
export const documentShares = pgTable(
  'document_shares',
  {
    id: idColumn(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => healthDocuments.id, { onDelete: 'cascade' }),
    /** Who shared it: the link works only while they may see the document. */
    sharerId: uuid('sharer_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    endedAt: instantColumn('ended_at'),
    opens: integer('opens').notNull().default(0),
    lastOpenedAt: instantColumn('last_opened_at'),
  },
  (table) => [
    uniqueIndex('document_shares_by_token').on(table.tokenHash),
    index('document_shares_of_document').on(table.documentId),
    index('document_shares_of_sharer').on(table.sharerId),
  ],
);
