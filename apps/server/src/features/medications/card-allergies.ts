import type { Db } from '../../platform/db/database.ts';
import { medicalCardOf } from '../accounts/accounts.public.ts';

/** The allergies on the elder's own medical card. */
export async function cardAllergies(db: Db, elderId: string): Promise<string[]> {
  const { allergies } = await medicalCardOf(db, elderId);
  return allergies === null ? [] : [allergies];
}
