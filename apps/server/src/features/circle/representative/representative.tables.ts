import type { Decider } from '@hafi/contract/circle/circle-terms';
import type { ClaimStatus } from '@hafi/contract/circle/representative.schemas';
import type { UploadType } from '@hafi/contract/core/uploads';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../../platform/db/columns.ts';
import { people } from '../../accounts/people.tables.ts';

/**
 * Claims to represent an elder by a court decision (Law 32/2016): only a court can appoint a
 * guardian.
 */
export const representativeClaims = pgTable(
  'representative_claims',
  {
    /** Also the file name of the court document. */
    id: idColumn(),
    elderId: uuid('elder_id')
      .notNull()
      .references(() => people.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    court: text('court').notNull(),
    decisionNumber: text('decision_number').notNull(),
    decidedOn: date('decided_on', { mode: 'string' }).notNull(),
    mediaType: text('media_type').$type<UploadType>().notNull(),
    size: integer('size').notNull(),
    status: text('status').$type<ClaimStatus>().notNull(),
    sentAt: instantColumn('sent_at').notNull(),
    /**
     * When the status last changed; the next column says by whom: a coordinator or the claimant.
     */
    changedAt: instantColumn('changed_at').notNull(),
    changedBy: uuid('changed_by').notNull(),
    reason: text('reason'),
    /** In which capacity the claimant decided before the confirmation, restored when it ends. */
    decidedAs: text('decided_as').$type<Decider>(),
    /** When the document was deleted. */
    fileRemovedAt: instantColumn('file_removed_at'),
  },
  (table) => [
    uniqueIndex('representative_claims_once')
      .on(table.elderId, table.personId)
      .where(sql`${table.status} in ('waiting', 'confirmed')`),
    index('representative_claims_by_status').on(table.status, table.sentAt),
    index('representative_claims_of_person').on(table.personId),
  ],
);
