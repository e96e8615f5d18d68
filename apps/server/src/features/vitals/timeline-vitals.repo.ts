import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { findLimits, type LimitsRow } from './own-limits/own-limits.repo.ts';
import { kindList } from './readings.repo.ts';
import { kindCodes } from './vital-codes.ts';
import { vitalReadings } from './vitals.tables.ts';

const { elderId: elder, kind, second, status, takenAt, value, withdrawnAt } = vitalReadings;

/** The Kigali day of a reading, `YYYY-MM-DD`. */
const dayOf = sql<string>`to_char(${takenAt} at time zone 'Africa/Kigali', 'YYYY-MM-DD')`;

/**
 * The last valid reading on each of the newest `limit` Kigali days that have any, before an
 * instant. Steps from day to day with seven short index look-ups each, however many readings there
 * are.
 */
export async function findLastOfDays(
  db: Db,
  requested: { elderId: string; before: Date; limit: number },
): Promise<Date[]> {
  const last = (before: ReturnType<typeof sql>) => sql`(
    select max(newest.taken_at) from unnest(${kindList(undefined)}::smallint[]) as each (which)
    cross join lateral (
      select ${takenAt} as taken_at from ${vitalReadings}
      where ${elder} = ${requested.elderId} and ${kind} = each.which and ${takenAt} < ${before}
        and ${withdrawnAt} is null
      order by ${takenAt} desc limit 1
    ) as newest
  )`;
  const beginOf = sql`(date_trunc('day', days.last at time zone 'Africa/Kigali') at time zone 'Africa/Kigali')`;
  const days = sql`(
    with recursive days (last) as (
      select ${last(sql`${requested.before.toISOString()}::timestamptz`)}
      union all
      select ${last(beginOf)} from days where days.last is not null
    )
    select last from days where last is not null limit ${requested.limit}
  ) as days`;
  const rows = await db.select({ last: sql<Date>`days.last`.mapWith(takenAt) }).from(days);
  return rows.map((row) => row.last);
}

/** The valid readings of one kind on one Kigali day, in tenths of the unit. */
export interface DayRow {
  readonly day: string;
  readonly kind: number;
  /** The own limits by which they were judged; the others of that day are a row of their own. */
  readonly judgedBy: OwnLimits | null;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  /** Null except for blood pressure. */
  readonly secondLeast: number | null;
  readonly secondMost: number | null;
  /** The lowest and the highest status code (see {@link readStatus}). */
  readonly lowest: number;
  readonly highest: number;
}

/** By which own limits a reading was judged, from its time. */
function judgedBy(spans: readonly LimitsRow[]): SQL<OwnLimits | null> {
  if (spans.length === 0) return sql<null>`null::text`;
  const cases = spans.map(
    (span) => sql`when ${kind} = ${kindCodes[span.kind]}
      and ${takenAt} >= ${span.setAt.toISOString()}::timestamptz
      and ${takenAt} < ${span.endedAt?.toISOString() ?? 'infinity'}::timestamptz
      then ${span.limits}::text`,
  );
  return sql<OwnLimits | null>`(case ${sql.join(cases, sql` `)} end)`;
}

/**
 * The readings summarized by day between two instants, and by what they were judged; an index-only
 * query.
 */
export async function findDays(
  db: Db,
  requested: { elderId: string; from: Date; until: Date },
): Promise<DayRow[]> {
  const { elderId, from, until } = requested;
  const judged = judgedBy(await findLimits(db, elderId));
  return db
    .select({
      day: dayOf.as('day'),
      kind,
      judgedBy: judged.as('own'),
      count: sql<number>`count(*)::int`,
      least: sql<number>`min(${value})::int`,
      most: sql<number>`max(${value})::int`,
      secondLeast: sql<number | null>`min(${second})::int`,
      secondMost: sql<number | null>`max(${second})::int`,
      lowest: sql<number>`min(${status})::int`,
      highest: sql<number>`max(${status})::int`,
    })
    .from(vitalReadings)
    .where(
      sql`${elder} = ${elderId} and ${kind} = any(${kindList(undefined)}::smallint[])
        and ${takenAt} >= ${from.toISOString()} and ${takenAt} < ${until.toISOString()}
        and ${withdrawnAt} is null`,
    )
    .groupBy(sql`day`, kind, sql`own`)
    .orderBy(sql`day`, kind, sql`own`);
}
