import type { Db } from '../../platform/db/database.ts';
import { medicalCardOf } from '../accounts/accounts.public.ts';

/** What the elder's own medical card says of allergies. */
export async function cardAllergies(db: Db, elderId: string): Promise<string[]> {
  const { allergies } = await medicalCardOf(db, elderId);
  return allergies === null ? [] : [allergies];
}
