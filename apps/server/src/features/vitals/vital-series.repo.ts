import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { kindList } from './readings.repo.ts';
import { vitalReadings } from './vitals.tables.ts';

const { elderId: elder, kind, second, status, takenAt, value, withdrawnAt } = vitalReadings;

/** A part of a vital over a time span, in tenths of its unit. */
export interface TenthsSpread {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

export interface BucketRow {
  readonly kind: number;
  /** 1 for the first span. */
  readonly bucket: number;
  readonly count: number;
  readonly abnormal: number;
  readonly min: number;
  readonly mean: number;
  readonly max: number;
  /** Null except for blood pressure. */
  readonly secondMin: number | null;
  readonly secondMean: number | null;
  readonly secondMax: number | null;
}

const instants = (list: readonly Date[]) =>
  `{${list.map((instant) => `"${instant.toISOString()}"`).join(',')}}`;

/**
 * Minimum, mean and maximum of each span between consecutive `bounds` (ascending instants; the last
 * one is the end), for kinds that have readings. An index-only query.
 */
export async function findBuckets(
  db: Db,
  requested: {
    elderId: string;
    kinds?: readonly VitalKind[] | undefined;
    bounds: readonly [Date, ...Date[]];
  },
): Promise<BucketRow[]> {
  const { bounds, elderId } = requested;
  const first = bounds[0].toISOString();
  const end = (bounds.at(-1) ?? bounds[0]).toISOString();
  const bucket = sql<number>`width_bucket(${takenAt}, ${instants(bounds)}::timestamptz[])`;
  return db
    .select({
      kind,
      bucket: bucket.as('bucket'),
      count: sql<number>`count(*)::int`,
      abnormal: sql<number>`(count(*) filter (where ${status} <> 0))::int`,
      min: sql<number>`min(${value})::float8`,
      mean: sql<number>`avg(${value})::float8`,
      max: sql<number>`max(${value})::float8`,
      secondMin: sql<number | null>`min(${second})::float8`,
      secondMean: sql<number | null>`avg(${second})::float8`,
      secondMax: sql<number | null>`max(${second})::float8`,
    })
    .from(vitalReadings)
    .where(
      sql`${elder} = ${elderId} and ${kind} = any(${kindList(requested.kinds)}::smallint[])
        and ${takenAt} >= ${first} and ${takenAt} < ${end} and ${withdrawnAt} is null`,
    )
    .groupBy(kind, sql`bucket`)
    .orderBy(kind, sql`bucket`);
}

/** Means of one kind, in tenths; null without readings. */
export interface MeansRow {
  readonly kind: number;
  readonly before: number | null;
  readonly beforeSecond: number | null;
  readonly thisWeek: number | null;
  readonly thisWeekSecond: number | null;
  readonly lastWeek: number | null;
  readonly lastWeekSecond: number | null;
}

/**
 * Means for comparison: of the 30 days before each kind's latest reading (`last`), of the week that
 * starts at `week`, and of the week before.
 */
export async function findMeans(
  db: Db,
  requested: {
    elderId: string;
    lasts: readonly { kind: number; takenAt: Date }[];
    week: { lastBegin: Date; begin: Date; end: Date };
  },
): Promise<MeansRow[]> {
  const { elderId, lasts, week } = requested;
  if (lasts.length === 0) return [];
  const kinds = `{${lasts.map((last) => last.kind).join(',')}}`;
  const begins = instants(lasts.map((last) => last.takenAt));
  const { begin, end, lastBegin } = week;
  const mean = (column: typeof value | typeof second, from: string, to: string) =>
    sql`(avg(${column}) filter (where ${takenAt} >= ${sql.raw(from)} and ${takenAt} < ${sql.raw(to)}))::float8`;
  const month = ["each.last - interval '30 days'", 'each.last'] as const;
  const now = ['each.week_begin', 'each.week_end'] as const;
  const earlier = ['each.week_before', 'each.week_begin'] as const;
  const means = sql`(
    select ${mean(value, ...month)} as before, ${mean(second, ...month)} as before_second,
      ${mean(value, ...now)} as this_week, ${mean(second, ...now)} as this_week_second,
      ${mean(value, ...earlier)} as last_week, ${mean(second, ...earlier)} as last_week_second
    from ${vitalReadings}
    where ${elder} = ${elderId} and ${kind} = each.which and ${withdrawnAt} is null
      and ${takenAt} >= least(each.last - interval '30 days', each.week_before)
  ) as means`;
  const each = sql`(
    select *, ${lastBegin.toISOString()}::timestamptz as week_before,
      ${begin.toISOString()}::timestamptz as week_begin, ${end.toISOString()}::timestamptz as week_end
    from unnest(${kinds}::smallint[], ${begins}::timestamptz[]) as last_ones (which, last)
  ) as each`;
  return db
    .select({
      kind: sql<number>`each.which`,
      before: sql<number | null>`means.before`,
      beforeSecond: sql<number | null>`means.before_second`,
      thisWeek: sql<number | null>`means.this_week`,
      thisWeekSecond: sql<number | null>`means.this_week_second`,
      lastWeek: sql<number | null>`means.last_week`,
      lastWeekSecond: sql<number | null>`means.last_week_second`,
    })
    .from(sql`${each} cross join lateral ${means}`);
}
