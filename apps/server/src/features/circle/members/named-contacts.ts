import type { EmergencyContact } from '@hafi/contract/accounts/profile.schemas';
import type { Db } from '../../../platform/db/database.ts';
import { emergencyContactsOf, findReachables } from '../../accounts/accounts.public.ts';
import { findRemoved } from './members.repo.ts';

/**
 * Whom these elders named, as far as a call asks them: not who was removed from the circle after
 * that, who would otherwise get by their own number what was just taken from them. Named once more,
 * they are asked again.
 */
export async function namedContactsOf(
  db: Db,
  elders: readonly string[],
): Promise<ReadonlyMap<string, EmergencyContact>> {
  const named = await emergencyContactsOf(db, elders);
  const removed = await findRemoved(db, [...named.keys()]);
  const people = await findReachables(db, [...new Set(removed.map(({ personId }) => personId))]);
  const numberOf = (personId: string) => {
    const person = people.get(personId);
    return person?.phoneProved ? person.phoneNumber : null;
  };
  return new Map(
    [...named].filter(
      ([elder, { phoneNumber, updatedAt }]) =>
        !removed.some(
          ({ at, elderId, personId }) =>
            elderId === elder && at >= updatedAt && numberOf(personId) === phoneNumber,
        ),
    ),
  );
}
