import type { Platform } from '../../../platform/platform.ts';
import { findPersonById } from '../people.repo.ts';
import { listLivingSessions } from '../sessions/sessions.repo.ts';
import { findPasswordHash } from '../sign-in/passwords.repo.ts';

/** Whether somebody has a way of their own into their account, or is signed in to it. */
export async function usesAccount(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  personId: string,
): Promise<boolean> {
  const person = await findPersonById(db, personId);
  if (person?.emailVerified || person?.phoneVerified) return true;
  if (await findPasswordHash(db, personId)) return true;
  return (await listLivingSessions(db, personId, clock.now())).length > 0;
}
