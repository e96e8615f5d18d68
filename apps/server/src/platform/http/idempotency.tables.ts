import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** What a changing request answered, so that a retry with the same key gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    personId: uuid('person_id').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    startedAt: instantColumn('started_at').notNull(),
    /** From which the ids that the request makes follow. */
    seed: uuid('seed').notNull().defaultRandom(),
    /** What the transactions of the request returned, by position, until it is answered. */
    steps: jsonb('steps').$type<Record<string, string>>().notNull().default({}),
    status: integer('status'),
    body: text('body'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.key] })],
);
