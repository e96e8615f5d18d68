import type { Db } from '../../platform/db/database.ts';
import { demographicsOf } from '../accounts/accounts.public.ts';
import { type Sector, sectorByName } from '../places/places.public.ts';

/** The sector where somebody lives, by their account; null when it does not say so. */
export async function homeSector(db: Db, personId: string): Promise<Sector | null> {
  const { district, sector } = await demographicsOf(db, personId);
  return sectorByName(district, sector);
}
