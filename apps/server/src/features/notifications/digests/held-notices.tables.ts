import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';
import { notifications } from '../notifications.tables.ts';

/**
 * Notices that wait to be told together with others, until then. The id is that of the notice: one
 * that its reader deleted, or may no longer see, takes its row with it.
 */
export const heldNotices = pgTable(
  'held_notices',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    dueAt: instantColumn('due_at').notNull(),
    /** After this it helps nobody any more. */
    uselessAt: instantColumn('useless_at'),
    /** What it says in mail and SMS, for the case that it is told alone. */
    mail: text('mail').notNull(),
    sms: text('sms').notNull(),
    /** Under which its SMS is sent only once, when it is told alone. */
    smsKey: text('sms_key'),
  },
  (table) => [
    index('held_notices_due').on(table.dueAt, table.id),
    index('held_notices_of_person').on(table.personId, table.dueAt, table.id),
  ],
);
