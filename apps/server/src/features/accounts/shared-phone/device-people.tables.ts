import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../people.tables.ts';

/**
 * People who share a phone and switch by PIN. The phone is identified by the hash of a secret that
 * only its cookie holds; the PIN is hashed together with that secret, so that a leaked table alone
 * reveals no PIN.
 */
export const devicePeople = pgTable(
  'device_people',
  {
    id: idColumn(),
    deviceHash: text('device_hash').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    pinHash: text('pin_hash').notNull(),
    /** Wrong PINs since the last right one; after 5 only a full sign-in helps. */
    tries: integer('tries').notNull().default(0),
    /**
     * Whether sessions opened by the PIN outlast the browser, like the session in which it was set.
     */
    remembered: boolean('remembered').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('device_people_once').on(table.deviceHash, table.personId),
    index('device_people_of_person').on(table.personId),
  ],
);
