import { dayInKigali } from '@hafi/base/kigali-time';
import type { Platform } from '../../platform/platform.ts';
import { findLastTakenOfEach } from './doses/doses.repo.ts';
import { findMedications } from './medications.repo.ts';

/** A medicine that an elder takes now, and when it was last taken as far as somebody recorded it. */
export interface TakenMedicine {
  readonly name: string;
  readonly lastTakenAt: Date | null;
}

/** An elder's current medicines with their last dose; callers must have checked access. */
export const lastTaken =
  ({ clock, db }: Platform) =>
  async (elderId: string): Promise<TakenMedicine[]> => {
    const today = dayInKigali(clock.now());
    const last = await findLastTakenOfEach(db, elderId);
    return (await findMedications(db, elderId))
      .filter(({ endsOn, stoppedAt }) => !stoppedAt && (!endsOn || endsOn >= today))
      .map(({ dosage, id, name }) => ({
        name: `${name} ${dosage}`,
        lastTakenAt: last.get(id) ?? null,
      }));
  };
