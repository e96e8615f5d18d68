import type {
  ConversationKind,
  MessageKind,
  Reaction,
} from '@hafi/contract/messages/message-terms';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';

const person = (name: string) => uuid(name).references(() => people.id);
const conversationId = () =>
  uuid('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

/**
 * Conversations. Who takes part is not stored: the two people, the elder's circle as it is now, or
 * the supported person and the coordinators.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: idColumn(),
    kind: text('kind').$type<ConversationKind>().notNull(),
    /** The two people of a direct one, the lesser id first. */
    firstId: person('first_id'),
    secondId: person('second_id'),
    /** The elder of a circle's. */
    elderId: person('elder_id'),
    /** Who writes to Hafi. */
    supportedId: person('supported_id'),
    /** The number of the newest change: each message and each change of one takes the next. */
    counter: integer('counter').notNull().default(0),
    /** The position of the newest message, and of the last answer of a coordinator. */
    lastPosition: integer('last_position').notNull().default(0),
    answeredPosition: integer('answered_position').notNull().default(0),
    createdAt: instantColumn('created_at').notNull(),
    /** When it last had a message, else when it began. */
    activeAt: instantColumn('active_at').notNull(),
  },
  (table) => [
    unique('conversations_of_two').on(table.firstId, table.secondId),
    unique('conversations_of_circle').on(table.elderId),
    unique('conversations_of_supported').on(table.supportedId),
    index('conversations_of_second').on(table.secondId),
    index('conversations_of_support').on(table.activeAt, table.id).where(sql`kind = 'support'`),
    check(
      'conversations_of_their_kind',
      sql`(kind = 'direct') = (first_id is not null)
        and (kind = 'direct') = (second_id is not null)
        and (kind = 'circle') = (elder_id is not null)
        and (kind = 'support') = (supported_id is not null)
        and kind in ('direct', 'circle', 'support')`,
    ),
    check('conversations_two_in_order', sql`first_id < second_id`),
    check('conversations_counted', sql`last_position <= counter and answered_position <= counter`),
  ],
);

/** What each person knows and wants of a conversation; a row exists only once there is something. */
export const conversationMarks = pgTable(
  'conversation_marks',
  {
    id: idColumn(),
    conversationId: conversationId(),
    personId: person('person_id').notNull(),
    /** The positions up to which their devices have received, and up to which they have read. */
    delivered: integer('delivered').notNull().default(0),
    read: integer('read').notNull().default(0),
    /** The position up to which they deleted it for themselves. */
    cleared: integer('cleared').notNull().default(0),
    /** They began it, or opened it again, so that it is listed without any message. */
    isListed: boolean('is_listed').notNull().default(false),
    isMuted: boolean('is_muted').notNull().default(false),
    /** When they are notified that messages wait; null while there is nothing to tell. */
    tellAt: instantColumn('tell_at'),
    /** When they were told and have not read since. */
    toldAt: instantColumn('told_at'),
  },
  (table) => [
    unique('conversation_marks_once').on(table.conversationId, table.personId),
    index('conversation_marks_of_person').on(table.personId),
    index('conversation_marks_to_tell').on(table.tellAt).where(sql`tell_at is not null`),
    check('conversation_marks_in_order', sql`read <= delivered`),
  ],
);

/** Messages, in the order of their positions. */
export const messages = pgTable(
  'messages',
  {
    /** Made by the device of the sender. */
    id: idColumn(),
    conversationId: conversationId(),
    position: integer('position').notNull(),
    /** The number of the newest change. */
    change: integer('change').notNull(),
    senderId: person('sender_id').notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    /** Empty once deleted. */
    content: text('content').notNull(),
    /** The words to search in, without capitals and accents; empty once deleted. */
    folded: text('folded').notNull(),
    sentAt: instantColumn('sent_at').notNull(),
    writtenAt: instantColumn('written_at'),
    editedAt: instantColumn('edited_at'),
    deletedAt: instantColumn('deleted_at'),
    /** The message that it answers, and the beginning of its text as it was then. */
    replyTo: uuid('reply_to'),
    replySenderId: person('reply_sender_id'),
    replyKind: text('reply_kind').$type<MessageKind>(),
    replyExcerpt: text('reply_excerpt'),
  },
  (table) => [
    unique('messages_in_order').on(table.conversationId, table.position),
    unique('messages_by_change').on(table.conversationId, table.change),
    index('messages_search').using('gin', sql`${table.folded} gin_trgm_ops`),
    index('messages_of_sender').on(table.senderId, table.conversationId),
    index('messages_answering').on(table.replyTo).where(sql`reply_to is not null`),
    check('messages_counted', sql`1 <= position and position <= change`),
    check('messages_deleted_is_empty', sql`deleted_at is null or (content = '' and folded = '')`),
    check(
      'messages_answer_whole',
      sql`(reply_to is null) = (reply_kind is null)
        and (reply_to is null) = (reply_excerpt is null)
        and (reply_to is null) = (reply_sender_id is null)`,
    ),
  ],
);

const messageId = () => uuid('message_id').references(() => messages.id, { onDelete: 'cascade' });

/** How people answered messages by a sign: each at most one sign for a message. */
export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: messageId().notNull(),
    personId: person('person_id').notNull(),
    reaction: text('reaction').$type<Reaction>().notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'message_reactions_once', columns: [table.messageId, table.personId] }),
    index('message_reactions_of_person').on(table.personId),
  ],
);

/** Calls, as conversations keep them. */
export const messageCalls = pgTable('message_calls', {
  messageId: messageId().primaryKey(),
  callId: uuid('call_id').notNull().unique(),
  media: text('media', { enum: ['audio', 'video'] }).notNull(),
  /** Null while it goes on. */
  outcome: text('outcome', { enum: ['answered', 'missed', 'declined', 'busy', 'failed'] }),
  seconds: integer('seconds'),
});
