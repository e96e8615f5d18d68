import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant with its zone, as a Date in code. */
export const instantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' });

/** A primary key that we make ourselves (UUIDv7). */
export const idColumn = () => uuid('id').primaryKey();
