import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';

/** The secret address from which a person's calendar program reads their bookings; one each. */
export const calendarFeeds = pgTable('calendar_feeds', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  /** SHA-256 of the 256 random bits in the address. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instantColumn('created_at').notNull(),
});
