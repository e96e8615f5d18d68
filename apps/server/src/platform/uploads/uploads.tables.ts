import type { UploadType } from '@hafi/contract/core/uploads';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../db/columns.ts';

/** Files on their way, and those that arrived and wait to be taken by what they are for. */
export const uploads = pgTable(
  'uploads',
  {
    id: idColumn(),
    /** Who sends it. No reference: it lives for a day. */
    personId: uuid('person_id').notNull(),
    /** In bytes; once finished, of what is kept. */
    size: integer('size').notNull(),
    mediaType: text('media_type').$type<UploadType>(),
    createdAt: instantColumn('created_at').notNull(),
    finishedAt: instantColumn('finished_at'),
  },
  (table) => [
    index('uploads_of_person').on(table.personId, table.createdAt),
    index('uploads_by_age').on(table.createdAt),
  ],
);
