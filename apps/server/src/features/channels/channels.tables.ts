import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { people } from '../accounts/people.tables.ts';
import type { UssdState } from './ussd/ussd-state.ts';

/**
 * Conversations by USSD: where each stands, so that an input that the network repeats takes effect
 * once. What was typed is stored only as a keyed hash, because a PIN may be in it.
 */
export const ussdSessions = pgTable(
  'ussd_sessions',
  {
    /** The provider's id of the conversation. */
    id: text('id').primaryKey(),
    phone: text('phone').notNull(),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** Whether the PIN was typed in this conversation. */
    opened: boolean('opened').notNull().default(false),
    locale: text('locale', { enum: ['en', 'rw', 'fr'] }).notNull(),
    state: jsonb('state').$type<UssdState>().notNull(),
    /** How many inputs have taken effect, and their hash. */
    inputs: integer('inputs').notNull(),
    typed: text('typed').notNull(),
    startedAt: instantColumn('started_at').notNull(),
  },
  (table) => [
    index('ussd_sessions_of_person').on(table.personId),
    index('ussd_sessions_started').on(table.startedAt),
  ],
);

/** What a phone asks by SMS or by a missed call. */
export const channelCommands = [
  'well',
  'help',
  'taken',
  'yes',
  'coming',
  'arrived',
  'ambulance',
  'no',
  'status',
  'yes-or-well',
  'stop',
  'start',
  'unknown',
] as const;
export type ChannelCommand = (typeof channelCommands)[number];

/**
 * SMS and missed calls that came in, stored before anything follows from them: the provider may
 * repeat each. Of the text only what it asks is stored; the words of who was asked for help, or calls for
 * it, are kept until they stand in that call.
 */
export const channelMessages = pgTable(
  'channel_messages',
  {
    id: idColumn(),
    channel: text('channel', { enum: ['sms', 'voice'] }).notNull(),
    /** The provider's id of it. */
    reference: text('reference').notNull(),
    phone: text('phone').notNull(),
    /** Whose number it was when it took effect; null for nobody's. */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    command: text('command', { enum: channelCommands }).notNull(),
    /** In how many minutes who comes is there, as far as they say. */
    minutes: integer('minutes'),
    /** What somebody wrote whom a call for help had asked, or who calls; null once it took effect. */
    words: text('words'),
    heardAt: instantColumn('heard_at').notNull(),
    /** When it took effect; null while it waits. */
    doneAt: instantColumn('done_at'),
  },
  (table) => [
    unique('channel_messages_once').on(table.channel, table.reference),
    index('channel_messages_of_person').on(table.personId),
    index('channel_messages_waiting').on(table.heardAt),
  ],
);
