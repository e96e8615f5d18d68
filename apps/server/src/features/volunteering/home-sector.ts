import type { Db } from '../../platform/db/database.ts';
import { demographicsOf } from '../accounts/accounts.public.ts';
import { type Sector, sectorByName } from '../places/places.public.ts';

/** The home sector in a person's account; null when it is not given. */
export async function homeSector(db: Db, personId: string): Promise<Sector | null> {
  const { district, sector } = await demographicsOf(db, personId);
  return sectorByName(district, sector);
}
