import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';
import { channels } from './transport.ts';

/** Mail, SMS and pushes to be sent: written in the transaction that causes them, delivered afterwards. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: channels }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    /** A message with a secret code: its words are wiped once it is sent or given up. */
    secret: text('secret', { enum: ['yes', 'no'] }).notNull(),
    /** The same key is queued once, however often its cause is repeated. */
    dedupeKey: text('dedupe_key').unique(),
    /** Mail only: where an answer goes, and the name of the thread it belongs to. */
    replyTo: text('reply_to'),
    thread: text('thread'),
    createdAt: instantColumn('created_at').notNull(),
    nextTryAt: instantColumn('next_try_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instantColumn('sent_at'),
    failedAt: instantColumn('failed_at'),
    /** Why it did not go out, in one word; never what a provider wrote. */
    lastError: text('last_error'),
  },
  (table) => [
    // What was sent or given up stays for long; a poll must not walk over it.
    index('outbox_messages_due')
      .on(table.channel, table.nextTryAt)
      .where(sql`sent_at is null and failed_at is null`),
    // What failed for good is listed for coordinators.
    index('outbox_messages_failed').on(table.failedAt, table.id).where(sql`failed_at is not null`),
  ],
);
