import { dayInMs } from '@hafi/base/time';
import { type EarlierWeight, weightDays } from '@hafi/contract/vitals/sudden-weight';
import type { Db } from '../../platform/db/database.ts';
import { findValid } from './readings.repo.ts';

/** An elder's valid weights of the month before an instant, for judging a weight taken then. */
export async function weightsBefore(
  db: Db,
  elderId: string,
  takenAt: Date,
): Promise<EarlierWeight[]> {
  const from = new Date(takenAt.getTime() - weightDays * dayInMs);
  const rows = await findValid(db, elderId, { kinds: ['weight'], from, until: takenAt });
  return rows.map((row) => ({
    kg: row.value / 10,
    daysBefore: (takenAt.getTime() - row.takenAt.getTime()) / dayInMs,
  }));
}
