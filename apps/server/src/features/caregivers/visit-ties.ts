import { dayInKigali } from '@hafi/base/kigali-time';
import type { Platform } from '../../platform/platform.ts';
import { eldersKeptBy } from '../circle/circle.public.ts';
import { caregiversOf, isHeld } from './care-access.ts';
import { findSchedulesOfPerson } from './schedules.repo.ts';

/** A caregiver and somebody who expects them: the elder, or who arranged the visits. */
export interface VisitTie {
  readonly caregiverId: string;
  readonly otherId: string;
  readonly elderId: string;
}

/** Whom a person is tied to by home visits that are agreed and not over. */
export async function visitTies(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  personId: string,
): Promise<VisitTie[]> {
  const schedules = await findSchedulesOfPerson(db, personId, dayInKigali(clock.now()));
  const ties: VisitTie[] = [];
  for (const schedule of schedules) {
    const { caregiverId, createdBy, elderId } = schedule;
    const caregivers = await caregiversOf(db, elderId);
    if (!isHeld(schedule, caregivers.get(caregiverId))) continue;
    ties.push({ caregiverId, otherId: elderId, elderId });
    const arranged = createdBy !== elderId && createdBy !== caregiverId;
    if (!arranged || ![caregiverId, createdBy].includes(personId)) continue;
    // Who no longer keeps the elder's calendar arranges nothing more with the caregiver.
    if ((await eldersKeptBy(db, createdBy)).has(elderId)) {
      ties.push({ caregiverId, otherId: createdBy, elderId });
    }
  }
  return ties.filter(({ caregiverId, otherId }) => [caregiverId, otherId].includes(personId));
}
