import type {
  ActivityKind,
  notificationPriorities,
  notificationTypes,
} from '@hafi/contract/notifications/notifications.contract';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../platform/db/columns.ts';
import { sessions } from '../accounts/credentials.tables.ts';
import { people } from '../accounts/people.tables.ts';
import type { NoticeValues } from './write-values.ts';

const personId = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id, { onDelete: 'cascade' });

/** Notifications, stored as text ids and values, so that each reader gets their language. */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    personId: personId(),
    type: text('type').$type<(typeof notificationTypes)[number]>().notNull(),
    priority: text('priority').$type<(typeof notificationPriorities)[number]>().notNull(),
    titleId: text('title_id').notNull(),
    textId: text('text_id').notNull(),
    values: jsonb('values').$type<NoticeValues>().notNull(),
    link: text('link'),
    /** Stored only once per key, however often the cause is repeated. */
    dedupeKey: text('dedupe_key').unique(),
    createdAt: instantColumn('created_at').notNull(),
    readAt: instantColumn('read_at'),
    /** When it left the bell, opened or put away; the history keeps it. */
    clearedAt: instantColumn('cleared_at'),
  },
  (table) => [
    index('notifications_of_person').on(table.personId, table.createdAt, table.id),
    // The history is long, and the bell is read with every page.
    index('notifications_in_bell')
      .on(table.personId, table.createdAt, table.id)
      .where(sql`cleared_at is null`),
    index('notifications_unread').on(table.personId).where(sql`read_at is null`),
  ],
);

/**
 * Urgent notices that reached nobody on any channel, until a coordinator has seen to them. The id is
 * that of the notice.
 */
export const unreachedNotices = pgTable(
  'unreached_notices',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    personId: personId(),
    /** When the notice was written, and when the coordinators were notified. */
    since: instantColumn('since').notNull(),
    toldAt: instantColumn('told_at').notNull(),
    closedAt: instantColumn('closed_at'),
  },
  (table) => [
    index('unreached_notices_open').on(table.toldAt, table.id).where(sql`closed_at is null`),
    index('unreached_notices_of_person').on(table.personId),
  ],
);

/**
 * What happened to people, one row for each act, stored as text ids and values like notifications.
 * Rows are only added; one that is taken back is deleted.
 */
export const activities = pgTable(
  'activities',
  {
    id: idColumn(),
    /** Whom it is about: an elder, or whoever acted. */
    personId: personId(),
    /** Who did it; null for the clock, a provider, and rows from before there was a kind. */
    actorId: uuid('actor_id').references(() => people.id, { onDelete: 'set null' }),
    /** Decides who else reads it; null for rows from before, which only `personId` reads. */
    kind: text('kind').$type<ActivityKind>(),
    /** What it is about, as its kind identifies it, so that it goes when that is taken back. */
    ref: text('ref'),
    /** Stored only once per key; a row that counts acts has one, too. */
    key: text('key').unique(),
    /** The actor reads it whatever becomes of their access: it is their own help. */
    actorKeeps: boolean('actor_keeps').notNull().default(false),
    textId: text('text_id').notNull(),
    values: jsonb('values').$type<NoticeValues>().notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    index('activities_of_person').on(table.personId, table.at, table.id),
    index('activities_of_actor').on(table.actorId, table.at, table.id),
    index('activities_of_ref').on(table.ref),
  ],
);

/** Devices with push (Web Push). Each belongs to a session and ends with it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    personId: personId(),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_of_person').on(table.personId)],
);
