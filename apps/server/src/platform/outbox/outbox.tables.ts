import { locales } from '@hafi/i18n/locales';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';
import type { AttachmentRef } from './attachments.ts';
import { smsProviders } from './sms/sms-provider.ts';
import { channels, type HandOver, priorities } from './transport.ts';

/**
 * The outbox: mail, SMS and push messages, written in the transaction that causes them and sent
 * afterwards.
 */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: channels }).notNull(),
    /** Urgent messages are sent in lanes of their own. */
    priority: text('priority', { enum: priorities }).notNull().default('ordinary'),
    recipient: text('recipient').notNull(),
    subject: text('subject'),
    body: text('body').notNull(),
    /**
     * `yes` when the message holds a secret code: its text is wiped once it is sent or given up.
     */
    secret: text('secret', { enum: ['yes', 'no'] }).notNull(),
    /** SMS only: it goes also to a number that asked for none. */
    despiteStop: boolean('despite_stop').notNull().default(false),
    /** Queued only once per key, however often the cause is repeated. */
    dedupeKey: text('dedupe_key').unique(),
    /** Mail only: the Reply-To address, and the thread that the mail belongs to. */
    replyTo: text('reply_to'),
    thread: text('thread'),
    /** Mail only: the language of its text, and the page where such mails are turned off. */
    locale: text('locale', { enum: locales }),
    unsubscribe: text('unsubscribe'),
    /** Mail only: the file that goes with it, made when it is sent. */
    attachment: jsonb('attachment').$type<AttachmentRef>(),
    /** Whom it is for: deleted with their account. No foreign key, because it may go to nobody's. */
    personId: uuid('person_id'),
    /** The notice that it carries, when others must know that it reached nobody. */
    noticeId: uuid('notice_id'),
    createdAt: instantColumn('created_at').notNull(),
    nextTryAt: instantColumn('next_try_at').notNull(),
    /** After this it helps nobody any more and is given up instead of sent. */
    uselessAt: instantColumn('useless_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instantColumn('sent_at'),
    /** SMS only: as how many SMS it is billed, by its text. */
    parts: integer('parts'),
    /** SMS only: the provider that took it last, and its id there. */
    provider: text('provider', { enum: smsProviders }),
    reference: text('reference'),
    /** SMS only: every provider that it was handed to, the first first. */
    handOvers: jsonb('hand_overs').$type<readonly HandOver[]>().notNull().default([]),
    /** SMS only: when its provider reported that it reached the phone. */
    deliveredAt: instantColumn('delivered_at'),
    /** SMS only: the provider that took it and reported that it did not reach the phone. */
    avoid: text('avoid', { enum: smsProviders }),
    failedAt: instantColumn('failed_at'),
    /** Why it was not sent, as a code; never the provider's own words. */
    lastError: text('last_error'),
    /** When it was seen that it did not arrive, and what follows was decided. */
    passedOnAt: instantColumn('passed_on_at'),
  },
  (table) => [
    // Sent and given-up messages stay for weeks; polling must not scan them.
    index('outbox_messages_due')
      .on(table.channel, table.priority, table.nextTryAt)
      .where(sql`sent_at is null and failed_at is null`),
    // What did not arrive takes the next channel; see not-arriving.repo.ts for the condition.
    index('outbox_messages_not_arriving')
      .on(table.createdAt)
      .where(
        sql`notice_id is not null and sent_at is null and passed_on_at is null and (failed_at is not null or priority = 'urgent' and attempts >= 4)`,
      ),
    index('outbox_messages_reference')
      .on(table.provider, table.reference)
      .where(sql`reference is not null`),
    // Urgent SMS of whose arrival nothing was heard; see sms-reports.repo.ts.
    index('outbox_messages_unreported')
      .on(table.sentAt)
      .where(
        sql`channel = 'sms' and priority = 'urgent' and sent_at is not null and delivered_at is null and avoid is null`,
      ),
    index('outbox_messages_of_notice').on(table.noticeId).where(sql`notice_id is not null`),
    // Coordinators list the messages that were given up.
    index('outbox_messages_failed').on(table.failedAt, table.id).where(sql`failed_at is not null`),
  ],
);
