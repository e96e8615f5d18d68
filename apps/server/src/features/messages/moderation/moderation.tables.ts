import type { MessageKind, ReportReason } from '@hafi/contract/messages/message-terms';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';
import { messages } from '../messages.tables.ts';

const person = (name: string) => uuid(name).references(() => people.id);

/** Who does not want to hear from whom. */
export const messageBlocks = pgTable(
  'message_blocks',
  {
    blockerId: person('blocker_id').notNull(),
    blockedId: person('blocked_id').notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'message_blocks_once', columns: [table.blockerId, table.blockedId] }),
    index('message_blocks_of_blocked').on(table.blockedId),
    check('message_blocks_of_two', sql`blocker_id <> blocked_id`),
  ],
);

/** Messages that somebody reported to the coordinators, as they were then. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: idColumn(),
    /** The message, which may be deleted since; gone with its conversation. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    senderId: person('sender_id').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    content: text('content').notNull(),
    sentAt: instantColumn('sent_at').notNull(),
    reporterId: person('reporter_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    words: text('words'),
    reportedAt: instantColumn('reported_at').notNull(),
    closedAt: instantColumn('closed_at'),
    closedBy: person('closed_by'),
    note: text('note'),
  },
  (table) => [
    unique('message_reports_once').on(table.messageId, table.reporterId),
    index('message_reports_by_time').on(table.reportedAt, table.id),
    index('message_reports_of_sender').on(table.senderId),
    index('message_reports_of_reporter').on(table.reporterId),
    check('message_reports_closed', sql`(closed_at is null) = (closed_by is null)`),
  ],
);
