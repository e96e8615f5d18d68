import type { HelpKind } from '@hafi/contract/volunteering/volunteering-terms';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { HelpRequestRow } from './volunteering.repo.ts';
import { helpRequests } from './volunteering.tables.ts';

/** The last row of a page: its sector's place among the sectors, and the row. */
export interface NearPlace {
  readonly rank: number;
  readonly at: Date;
  readonly id: string;
}

/**
 * Open requests of these sectors, those of the first sector first, in each the soonest first; not
 * those that the volunteer asked for.
 */
export async function findNear(
  db: Db,
  wanted: {
    /** Sector codes, the nearest first. */
    readonly codes: readonly string[];
    readonly personId: string;
    readonly kind?: HelpKind | undefined;
    readonly after: NearPlace | null;
    readonly now: Date;
    readonly limit: number;
  },
): Promise<HelpRequestRow[]> {
  const { after, codes, kind, limit, now, personId } = wanted;
  const { askedBy, elderId, endsAt, id, sectorCode, startsAt, state } = helpRequests;
  const rank = sql`array_position(${sql.param(`{${codes.join(',')}}`)}::text[], ${sectorCode})`;
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
        kind ? eq(helpRequests.kind, kind) : undefined,
        after
          ? sql`(${rank}, ${startsAt}, ${id}) > (${after.rank}::int, ${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(rank), asc(startsAt), asc(id))
    .limit(limit);
}
