import type { SinceMet } from '@hafi/contract/record/chart.contract';
import { partOf, partsOf, type VitalKind, vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import { bandOf } from '@hafi/contract/vitals/vital-status';
import type { Db } from '../../platform/db/database.ts';
import { countSince, findWeightUntil } from './chart-vitals.repo.ts';
import { findLimits, limitsAt } from './own-limits/own-limits.repo.ts';
import { findLatestOfEach } from './readings.repo.ts';
import { kindOf, readValues } from './vital-codes.ts';

/** Longest trend, in readings. */
const longest = 8;

/** The last readings of each vital by their first part, oldest first; callers have checked access. */
export async function vitalTrends(db: Db, elderId: string, now: Date) {
  const rows = await findLatestOfEach(db, elderId, longest);
  const own = limitsAt(await findLimits(db, elderId), now);
  return vitalKindNames.flatMap((kind) => {
    const part = partsOf(kind)[0]?.[0] ?? 'value';
    const values = rows
      .filter((row) => kindOf(row.kind) === kind)
      .map((row) => partOf(readValues(row), part) ?? 0)
      .toReversed();
    return values.length > 0 ? [{ kind, values, usual: bandOf(kind, part, { own }) ?? null }] : [];
  });
}

/** What was measured since an instant; callers must have checked access. */
export async function measuredSince(
  db: Db,
  elderId: string,
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<Pick<SinceMet, 'outOfRange' | 'readings' | 'weight'>> {
  const counts = await countSince(db, elderId, at);
  const before = await findWeightUntil(db, elderId, at);
  const last = await findWeightUntil(db, elderId, now);
  const weighed = before && last && last.takenAt > at;
  return {
    readings: counts.reduce((sum, { all }) => sum + all, 0),
    outOfRange: counts
      .filter(({ abnormal }) => abnormal > 0)
      .map(({ abnormal, kind, urgent }) => ({
        kind: kindOf(kind) satisfies VitalKind,
        count: abnormal,
        urgent,
      })),
    weight: weighed ? { before: before.value / 10, now: last.value / 10 } : null,
  };
}
