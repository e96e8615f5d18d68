import type { Principal } from '../../platform/auth/principal.ts';
import type { PersonRow } from './people.repo.ts';

/** The directory shows verified doctors to everybody. */
export const isPublicPhoto = ({ roles, verified }: Pick<PersonRow, 'roles' | 'verified'>) =>
  verified && roles.includes('DOCTOR');

/** The names of photos cannot be guessed: who was given one, and is signed in, may see it. */
export const maySeePhoto = (
  person: Pick<PersonRow, 'roles' | 'verified'>,
  caller: Principal | null,
): boolean => caller !== null || isPublicPhoto(person);

/** Whom to call, and the medical card: for now their owner only. Helpers will come by the circle. */
export const mayUseCareCard = (ownerId: string, caller: Pick<Principal, 'personId'>): boolean =>
  caller.personId === ownerId;
