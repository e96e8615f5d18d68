import { dayInKigali, spanOfDay } from '@hafi/base/kigali-time';
import { leastHoursOf } from '@hafi/contract/medications/medication-terms';
import type { Db } from '../../../platform/db/database.ts';
import { findMedications } from '../medications.repo.ts';
import { countTakenIn } from './doses.repo.ts';

/** A medicine that is taken only when it is needed, and how much of it was taken today (Kigali). */
export interface NeededMedicine {
  readonly medicationId: string;
  readonly name: string;
  readonly dosage: string;
  readonly takenToday: number;
  readonly mostPerDay: number;
  readonly leastHours: number;
}

/** The medicines that an elder takes as needed, by name; callers must have checked access. */
export async function neededToday(db: Db, elderId: string, now: Date): Promise<NeededMedicine[]> {
  const today = spanOfDay(dayInKigali(now));
  const needed: NeededMedicine[] = [];
  for (const { dosage, id, name, schedule, stoppedAt } of await findMedications(db, elderId)) {
    if (schedule.kind !== 'as-needed' || stoppedAt) continue;
    const { mostPerDay } = schedule;
    const takenToday = await countTakenIn(db, id, today);
    const leastHours = leastHoursOf(schedule);
    needed.push({ medicationId: id, name, dosage, takenToday, mostPerDay, leastHours });
  }
  return needed.sort((one, other) => one.name.localeCompare(other.name));
}
