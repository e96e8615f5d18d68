import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../people.tables.ts';

/**
 * The PIN that a person types on a phone without apps. It is hashed together with a key of the
 * server, so that a leaked table alone reveals no PIN.
 */
export const phonePins = pgTable('phone_pins', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  pinHash: text('pin_hash').notNull(),
  /** Wrong PINs since the last right one; after 5 only a new PIN helps. */
  tries: integer('tries').notNull().default(0),
  setAt: instantColumn('set_at').notNull(),
});
