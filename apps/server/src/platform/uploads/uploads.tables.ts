import type { MessageFileType, UploadPurpose, UploadType } from '@hafi/contract/core/uploads';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    /** In bytes: how much has arrived and is stored. */
    received: integer('received').notNull().default(0),
    purpose: text('purpose').$type<UploadPurpose>().notNull().default('document'),
    mediaType: text('media_type').$type<UploadType | MessageFileType>(),
    /** Of a picture, once finished, in pixels. */
    width: integer('width'),
    height: integer('height'),
    createdAt: instantColumn('created_at').notNull(),
    finishedAt: instantColumn('finished_at'),
    /** The request that writes it now, on whichever process; see upload-lock.ts. */
    lockedBy: uuid('locked_by'),
    lockedUntil: instantColumn('locked_until'),
    lockWanted: boolean('lock_wanted').notNull().default(false),
  },
  (table) => [
    index('uploads_of_person').on(table.personId, table.createdAt),
    index('uploads_by_age').on(table.createdAt),
  ],
);

/** The parts of a file that is being uploaded, each a stored file of its own. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    id: idColumn(),
    uploadId: uuid('upload_id').notNull(),
    /** Where it begins in the file, in bytes. */
    beginsAt: integer('begins_at').notNull(),
  },
  (table) => [index('upload_parts_of_upload').on(table.uploadId, table.beginsAt)],
);
