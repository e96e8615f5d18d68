import type { MessageFileType } from '@hafi/contract/core/uploads';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { messages } from '../messages.tables.ts';

/** The files of messages. A row goes together with its file. */
export const messageFiles = pgTable(
  'message_files',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** The upload, by whose id the file is stored. */
    uploadId: uuid('upload_id').notNull().unique(),
    name: text('name').notNull(),
    mediaType: text('media_type').$type<MessageFileType>().notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    /** Of a picture, in pixels. */
    width: integer('width'),
    height: integer('height'),
    /** The length of a recording, as its sender says. */
    seconds: real('seconds'),
    /** The loudness of a recording over its length, each from 0 to 1. */
    waveform: jsonb('waveform').$type<readonly number[]>().notNull(),
  },
  () => [check('message_files_size_whole', sql`(width is null) = (height is null)`)],
);
