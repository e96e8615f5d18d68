import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';
import { messages } from '../messages.tables.ts';

/**
 * Where senders are or were. A live one is kept only while it is live: its position is erased when it
 * ends.
 */
export const messageLocations = pgTable(
  'message_locations',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    accuracy: doublePrecision('accuracy'),
    /** When the device reported it. */
    at: instantColumn('at'),
    /** Null when it was sent once. */
    liveUntil: instantColumn('live_until'),
    endedAt: instantColumn('ended_at'),
    /** A live one: when it is looked after next, whether it is over or its sender has left. */
    checkAt: instantColumn('check_at'),
  },
  (table) => [
    index('message_locations_live')
      .on(table.checkAt)
      .where(sql`live_until is not null and ended_at is null`),
    check('message_locations_checked', sql`(live_until is null) = (check_at is null)`),
    check(
      'message_locations_whole',
      sql`(latitude is null) = (longitude is null) and (latitude is null) = (accuracy is null)
        and (latitude is null) = (at is null)`,
    ),
    check('message_locations_ended_is_erased', sql`ended_at is null or latitude is null`),
  ],
);

/** Who looked at a live location, and when last. */
export const locationLooks = pgTable(
  'location_looks',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    at: instantColumn('at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'location_looks_once', columns: [table.messageId, table.personId] }),
    index('location_looks_of_person').on(table.personId),
  ],
);
