import type { Db } from '../../platform/db/database.ts';
import { medicalCardOf } from '../accounts/accounts.public.ts';
import type { KnownAllergy } from './checks/medicine-warnings.ts';

/** The allergies on the elder's own medical card. */
export async function cardAllergies(db: Db, elderId: string): Promise<KnownAllergy[]> {
  const { allergies } = await medicalCardOf(db, elderId);
  return allergies === null ? [] : [{ text: allergies, medicine: false }];
}
