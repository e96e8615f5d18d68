import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

/** Messages to support. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: idColumn(),
    /** The reference number that the sender quotes: `HF-7K3M-2QXD`. */
    reference: text('reference').notNull().unique(),
    /** The account of a signed-in sender; the message outlives it. */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message').notNull(),
    urgency: text('urgency', { enum: ['low', 'normal', 'high', 'emergency'] }).notNull(),
    locale: text('locale', { enum: ['en', 'rw', 'fr'] }).notNull(),
    state: text('state', { enum: ['open', 'answered', 'done'] })
      .notNull()
      .default('open'),
    /** Sort rank: 0 is an open emergency, 3 open and not urgent, 9 closed. */
    rank: integer('rank').notNull(),
    /** The search text: name, address, subject, message and reference, without accents and case. */
    searched: text('searched').notNull(),
    /** The idempotency key: the same key is the same message. */
    requestKey: text('request_key').unique(),
    fingerprint: text('fingerprint').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('contact_messages_by_rank').on(
      table.rank,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('contact_messages_search').using('gin', sql`${table.searched} gin_trgm_ops`),
  ],
);

/** Coordinators' answers. Append-only. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: idColumn(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** No foreign key, because the answer outlives the coordinator's account. */
    authorId: uuid('author_id').notNull(),
    text: text('text').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('contact_answers_of_message').on(table.messageId, table.createdAt)],
);
