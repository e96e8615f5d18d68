import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../people.tables.ts';

/**
 * Changes of an e-mail address or number that the person can still undo by the link that was sent to
 * the old ones. Only the hash of its secret is stored.
 */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: idColumn(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['email', 'phone'] }).notNull(),
    /** What stood there before; null when there was nothing. */
    oldValue: text('old_value'),
    oldProved: boolean('old_proved').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    changedAt: instantColumn('changed_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('contact_changes_of_person').on(table.personId, table.changedAt)],
);
