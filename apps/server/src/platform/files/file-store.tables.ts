import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** The one store that holds the files of this database; see claim-store.ts. */
export const fileStore = pgTable(
  'file_store',
  {
    only: boolean('only').primaryKey().default(true),
    /** What stands in the file `storeFile` of the store. */
    identity: uuid('identity').notNull(),
    /** Where it was when it was first used, for the message to who configures another. */
    location: text('place').notNull(),
    host: text('host').notNull(),
    since: instantColumn('since').notNull(),
  },
  (table) => [check('file_store_only_one', sql`${table.only}`)],
);
