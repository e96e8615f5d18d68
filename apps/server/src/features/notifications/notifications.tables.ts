import type {
  notificationPriorities,
  notificationTypes,
} from '@hafi/contract/notifications/notifications.contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
  },
  (table) => [
    index('notifications_of_person').on(table.personId, table.createdAt, table.id),
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
    /** When the notice was written, and when the coordinators were told. */
    since: instantColumn('since').notNull(),
    toldAt: instantColumn('told_at').notNull(),
    closedAt: instantColumn('closed_at'),
  },
  (table) => [
    index('unreached_notices_open').on(table.toldAt, table.id).where(sql`closed_at is null`),
    index('unreached_notices_of_person').on(table.personId),
  ],
);

/** The dashboard's recent activity, stored as text ids and values like notifications. */
export const activities = pgTable(
  'activities',
  {
    id: idColumn(),
    personId: personId(),
    textId: text('text_id').notNull(),
    values: jsonb('values').$type<NoticeValues>().notNull(),
    at: instantColumn('at').notNull(),
  },
  (table) => [index('activities_of_person').on(table.personId, table.at, table.id)],
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
