import type { Db } from '../../platform/db/database.ts';
import { findByProvedNumber } from '../accounts/accounts.public.ts';

/**
 * The elder who acts from a phone: the one person who has proved the number. A number that several
 * typed, or that nobody proved, is nobody's.
 */
export async function findElderOfPhone(db: Db, phone: string) {
  const person = await findByProvedNumber(db, phone);
  return person?.roles.includes('PATIENT') ? person : undefined;
}
