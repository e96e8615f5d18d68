import { addDays, dayInKigali, instantAt, weekdayOf } from '@hafi/base/kigali-time';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { partsOf, type VitalKind, vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import { bandOf } from '@hafi/contract/vitals/vital-status';
import type {
  getVitalsReport,
  ReportSpan,
  VitalSeries,
  VitalsReport,
} from '@hafi/contract/vitals/vitals.contract';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import { findLimits, type LimitsRow, limitsAt } from './own-limits/own-limits.repo.ts';
import { kindOf } from './vital-codes.ts';
import { type BucketRow, findBuckets, type TenthsSpread } from './vital-series.repo.ts';

type Bucket = VitalsReport['buckets'][number];

const days = (from: string, count: number): Bucket[] =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    return { from: day, to: day };
  });

/** The twelve months that end with the month of a day. */
function months(day: string): Bucket[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const firstOf = (offset: number) =>
    new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 10);
  return Array.from({ length: 12 }, (_, index) => ({
    from: firstOf(index - 11),
    to: addDays(firstOf(index - 10), -1),
  }));
}

/** The Kigali days that each point of a report covers. */
export function bucketsOf(span: ReportSpan, day: string): Bucket[] {
  if (span === 'week') return days(addDays(day, 1 - weekdayOf(day)), 7);
  return span === 'month' ? days(addDays(day, -29), 30) : months(day);
}

const one = (tenths: number) => Math.round(tenths) / 10;
const spread = ({ max, mean, min }: TenthsSpread) => ({
  min: one(min),
  mean: one(mean),
  max: one(max),
});

function partIn(row: BucketRow, isSecond: boolean): TenthsSpread | null {
  if (!isSecond) return { min: row.min, mean: row.mean, max: row.max };
  const { secondMax: max, secondMean: mean, secondMin: min } = row;
  return min === null || mean === null || max === null ? null : { min, mean, max };
}

/**
 * Minimum, mean and maximum over all buckets; each bucket's mean is weighted by its number of
 * readings.
 */
function totalOf(rows: readonly BucketRow[], isSecond: boolean): TenthsSpread | null {
  const parts = rows.flatMap((row) => {
    const part = partIn(row, isSecond);
    return part ? [{ ...part, count: row.count }] : [];
  });
  if (parts.length === 0) return null;
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return {
    min: Math.min(...parts.map(({ min }) => min)),
    mean: parts.reduce((sum, part) => sum + part.mean * part.count, 0) / count,
    max: Math.max(...parts.map(({ max }) => max)),
  };
}

/** The times between two instants in which readings of a vital were judged by own limits. */
const judgedIn = (
  spans: readonly LimitsRow[],
  kind: VitalKind,
  { end, from }: { from: Date; end: Date },
): VitalSeries['judged'] =>
  spans
    .filter(
      (span) =>
        span.kind === kind && span.setAt < end && (span.endedAt === null || span.endedAt > from),
    )
    .map(({ endedAt, limits, setAt }) => ({
      by: limits,
      from: setAt.toISOString(),
      until: endedAt?.toISOString() ?? null,
    }));

function seriesOf(
  rows: readonly BucketRow[],
  buckets: readonly Bucket[],
  { from, now, spans, until }: { from: Date; until: Date; now: Date; spans: readonly LimitsRow[] },
): VitalSeries[] {
  // The band of the days that are drawn, not of today.
  const own = limitsAt(spans, until < now ? new Date(until.getTime() - 1) : now);
  return vitalKindNames.flatMap((kind) => {
    const ofKind = rows.filter((row) => kindOf(row.kind) === kind);
    if (ofKind.length === 0) return [];
    const at = buckets.map((_, index) => ofKind.find(({ bucket }) => bucket === index + 1));
    const parts = partsOf(kind).map(([part]) => {
      const isSecond = part === 'diastolic';
      const total = totalOf(ofKind, isSecond);
      const points = at.map((row) => {
        const found = row ? partIn(row, isSecond) : null;
        return found && spread(found);
      });
      const band = bandOf(kind, part, { own }) ?? null;
      return { part, band, whole: total && spread(total), points };
    });
    const abnormal = ofKind.reduce((sum, row) => sum + row.abnormal, 0);
    const counts = at.map((row) => row?.count ?? 0);
    const judged = judgedIn(spans, kind, { from, end: until });
    return [{ kind, parts, counts, abnormal, judged }];
  });
}

/**
 * Minimum, mean and maximum of an elder's vitals over a week, 30 days or twelve months.
 * @throws Problem not-found
 */
export async function getReport(
  platform: Platform,
  caller: Principal,
  elderId: string,
  { day, kind, span }: ParsedInput<typeof getVitalsReport>['query'],
): Promise<VitalsReport> {
  const { clock, db } = platform;
  await openHealth(platform, caller, elderId, 'report');
  const buckets = bucketsOf(span, day ?? dayInKigali(clock.now()));
  const [first] = buckets;
  const to = buckets.at(-1)?.to;
  if (!first || !to) throw new Error('a report without days');
  const begin = (from: string) => instantAt(from, '00:00');
  const rest = [...buckets.slice(1).map(({ from }) => begin(from)), begin(addDays(to, 1))];
  const rows = await findBuckets(db, {
    elderId,
    kinds: kind && [kind],
    bounds: [begin(first.from), ...rest],
  });
  const series = seriesOf(rows, buckets, {
    from: begin(first.from),
    until: begin(addDays(to, 1)),
    now: clock.now(),
    spans: await findLimits(db, elderId),
  });
  return { span, from: first.from, to, buckets, series };
}
