import type { UploadType } from '@hafi/contract/core/uploads';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../db/columns.ts';

/** Files being uploaded, and files that have arrived and wait to be taken. */
export const uploads = pgTable(
  'uploads',
  {
    id: idColumn(),
    /** The person who uploads it. No foreign key, because the row lives for a day. */
    personId: uuid('person_id').notNull(),
    /** In bytes: the announced size; once finished, that of the stored file. */
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
