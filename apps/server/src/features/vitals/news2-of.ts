import { type News2, type News2Readings, news2, type Taken } from '@hafi/contract/vitals/news2';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import type { ReadingRow } from './readings.repo.ts';
import { kindOf, readContext, readLimits } from './vital-codes.ts';

/** NEWS2 of a set of observations, and when the last of them was taken. */
export interface ScoredSet extends News2 {
  readonly at: Date;
  /** By which of the elder's own limits the oxygen counts; null for scale 1. */
  readonly judgedBy: OwnLimits | null;
}

/**
 * NEWS2 of the latest reading of each vital among these, which are ordered newest first; null unless
 * they form a complete set taken together. Oxygen saturation counts by the scale of its reading.
 */
export function news2Of(rows: readonly ReadingRow[]): ScoredSet | null {
  const latest = (kind: VitalKind) => rows.find((row) => kindOf(row.kind) === kind);
  const taken = <T>(
    row: ReadingRow | undefined,
    pick: (row: ReadingRow) => T | null,
  ): Taken<T> | null => {
    const value = row ? pick(row) : null;
    return row && value !== null ? { value, at: row.takenAt.getTime() } : null;
  };
  const number = ({ value }: ReadingRow) => value / 10;
  const said = rows.find(({ consciousness }) => consciousness !== null);
  const set: News2Readings = {
    respiration: taken(latest('respiratory-rate'), number),
    saturation: taken(latest('oxygen-saturation'), number),
    breathing: taken(latest('oxygen-saturation'), (row) => readContext(row).breathing),
    systolic: taken(latest('blood-pressure'), number),
    pulse: taken(latest('heart-rate'), number),
    temperature: taken(latest('temperature'), number),
    consciousness: taken(said, (row) => readContext(row).consciousness),
  };
  const oxygen = latest('oxygen-saturation');
  const judgedBy = oxygen ? readLimits(oxygen) : null;
  const score = news2(set, judgedBy === 'oxygen-scale-2' ? 2 : 1);
  const instants = Object.values(set).map((each) => each?.at ?? 0);
  return score && { ...score, at: new Date(Math.max(...instants)), judgedBy };
}
