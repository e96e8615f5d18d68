import type { HelpKind } from '@hafi/contract/volunteering/volunteering-terms';
import { and, eq, gt, inArray, ne, notExists, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import { keyset, rising, risingBy } from '../../platform/db/keyset.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import type { HelpRequestRow } from './volunteering.repo.ts';
import { helpPartings, helpRequests } from './volunteering.tables.ts';

/** The last row of a page: its sector's position among the sectors, and the row. */
export interface NearPosition {
  readonly rank: number;
  readonly at: Date;
  readonly id: string;
}

/**
 * The open requests of these sectors, soonest first, and of the same time in the order of the sectors;
 * without those that the volunteer made or has parted from.
 */
export async function findNear(
  db: Db,
  wanted: Wanted<NearPosition> & {
    /** Sector codes, nearest first. */
    readonly codes: readonly string[];
    readonly personId: string;
    readonly kind?: HelpKind | undefined;
    readonly now: Date;
  },
): Promise<HelpRequestRow[]> {
  const { after, codes, kind, limit, now, personId } = wanted;
  const { askedBy, elderId, endsAt, id, sectorCode, startsAt, state } = helpRequests;
  const parted = new QueryBuilder()
    .select()
    .from(helpPartings)
    .where(and(eq(helpPartings.requestId, id), eq(helpPartings.volunteerId, personId)));
  const rank = sql<number>`array_position(${sql.param(`{${codes.join(',')}}`)}::text[], ${sectorCode})`;
  const order = keyset<NearPosition>({
    at: rising(startsAt),
    rank: risingBy(rank),
    id: rising(id),
  });
  return db
    .select()
    .from(helpRequests)
    .where(
      and(
        eq(state, 'open'),
        gt(endsAt, now),
        inArray(sectorCode, [...codes]),
        ne(elderId, personId),
        ne(askedBy, personId),
        notExists(parted),
        kind ? eq(helpRequests.kind, kind) : undefined,
        order.beyond(after),
      ),
    )
    .orderBy(...order.by)
    .limit(limit);
}
