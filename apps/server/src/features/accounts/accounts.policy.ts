import type { Principal } from '../../platform/auth/principal.ts';
import type { PersonRow } from './people.repo.ts';

/** The public directory shows verified doctors. */
export const isPublicPhoto = ({ roles, verified }: Pick<PersonRow, 'roles' | 'verified'>) =>
  verified && roles.includes('DOCTOR');

/** Photo names cannot be guessed, so any signed-in person who was given one may see it. */
export const maySeePhoto = (
  person: Pick<PersonRow, 'roles' | 'verified'>,
  caller: Principal | null,
): boolean => caller !== null || isPublicPhoto(person);

/**
 * The emergency contact and the medical card: only their owner, for now. Helpers read them through
 * the circle.
 */
export const mayUseCareCard = (ownerId: string, caller: Pick<Principal, 'personId'>): boolean =>
  caller.personId === ownerId;
