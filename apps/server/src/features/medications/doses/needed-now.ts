import { dayInMs } from '@hafi/base/time';
import { leastHoursOf } from '@hafi/contract/medications/medication-terms';
import type { Db } from '../../../platform/db/database.ts';
import { findMedications } from '../medications.repo.ts';
import { findTakenIn } from './doses.repo.ts';

/** A medicine that is taken only when it is needed, and how often it was taken within 24 hours. */
export interface NeededMedicine {
  readonly medicationId: string;
  readonly name: string;
  readonly dosage: string;
  readonly taken: number;
  readonly mostPerDay: number;
  readonly leastHours: number;
}

/** The medicines that an elder takes as needed, by name; callers must have checked access. */
export async function neededNow(db: Db, elderId: string, now: Date): Promise<NeededMedicine[]> {
  const since = new Date(now.getTime() - dayInMs + 1);
  const lately = { from: since, before: new Date(now.getTime() + 1) };
  const needed: NeededMedicine[] = [];
  for (const { dosage, id, name, schedule, stoppedAt } of await findMedications(db, elderId)) {
    if (schedule.kind !== 'as-needed' || stoppedAt) continue;
    const { mostPerDay } = schedule;
    const taken = (await findTakenIn(db, id, lately)).length;
    const leastHours = leastHoursOf(schedule);
    needed.push({ medicationId: id, name, dosage, taken, mostPerDay, leastHours });
  }
  return needed.sort((one, other) => one.name.localeCompare(other.name));
}
