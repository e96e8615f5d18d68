import type { LimitableKind, OwnLimits } from '@hafi/contract/vitals/own-limits';
import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';

/** Spans of time in which an elder's readings of a vital are judged by limits of their own. */
export const ownLimits = pgTable(
  'own_limits',
  {
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    kind: text('kind').$type<LimitableKind>().notNull(),
    limits: text('limits').$type<OwnLimits>().notNull(),
    setBy: uuid('set_by').notNull(),
    /** The name of the doctor then; it stays when the account ends. */
    setByName: text('set_by_name').notNull(),
    setAt: instantColumn('set_at').notNull(),
    reason: text('reason').notNull(),
    endedBy: uuid('ended_by'),
    endedAt: instantColumn('ended_at'),
    endReason: text('end_reason'),
  },
  (table) => [
    // Two doctors at once set it once.
    uniqueIndex('own_limits_current')
      .on(table.elderId, table.kind)
      .where(sql`${table.endedAt} is null`),
  ],
);
