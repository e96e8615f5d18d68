import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { insertDoctor } from './doctors.repo.ts';
import type { WorkingSpell } from './doctors.tables.ts';
import { type PracticeFacts, practiceColumns } from './practice-facts.ts';

/** Details and working hours of a new practice. */
export interface NewPractice extends PracticeFacts {
  /** Default: Monday to Friday, 9 to 12 and 14 to 17. */
  readonly workingHours?: readonly WorkingSpell[];
}

/**
 * The usual working hours of the product; appointments start from 09:00 to 11:30 and 14:00 to
 * 16:30.
 */
export const usualWeek: readonly WorkingSpell[] = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, start: '09:00', end: '12:00' },
  { weekday, start: '14:00', end: '17:00' },
]);

/**
 * Creates a person's practice, unverified, and returns its id.
 * @throws Problem invalid-input when there is no such sector
 */
export async function createDoctorProfile(
  platform: Pick<Platform, 'clock' | 'translate'>,
  tx: Tx,
  personId: string,
  practice: NewPractice,
): Promise<string> {
  const person = (await findPeople(tx, [personId])).get(personId);
  if (!person) throw new Error('a practice needs its person');
  const id = newId();
  await insertDoctor(tx, {
    ...practiceColumns(platform, practice),
    id,
    personId,
    name: person.name,
    image: person.photo,
    workingHours: [...(practice.workingHours ?? usualWeek)],
    verifiedAt: null,
    createdAt: platform.clock.now(),
  });
  return id;
}
