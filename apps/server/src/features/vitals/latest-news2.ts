import type { Db } from '../../platform/db/database.ts';
import { news2Of, type ScoredSet } from './news2-of.ts';
import { findScales, scaleAt } from './oxygen-scale/oxygen-scales.repo.ts';
import type { ReadingRow } from './readings.repo.ts';

/** NEWS2 of an elder's latest readings, and by which scale their oxygen counts. */
export interface LatestNews2 extends ScoredSet {
  readonly scale: ReturnType<typeof scaleAt>;
}

/** NEWS2 of the latest reading of each kind; null unless they were taken together. */
export async function latestNews2(
  db: Db,
  elderId: string,
  lasts: readonly ReadingRow[],
): Promise<LatestNews2 | null> {
  const scales = await findScales(db, elderId);
  const score = news2Of(lasts, scales);
  return score && { ...score, scale: scaleAt(scales, score.at) };
}
