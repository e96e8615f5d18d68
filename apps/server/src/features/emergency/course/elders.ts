import type { Db } from '../../../platform/db/database.ts';
import { findPeople, type Home, homesOf, type NameCard } from '../../accounts/accounts.public.ts';

/** What messages say of the elder. */
export type Elder = Pick<NameCard, 'locale' | 'name'> & { readonly home: Home };

/** Elders by id, also those whose account is suspended: who needs help is named all the same. */
export async function findElders(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Elder>> {
  const people = await findPeople(db, ids);
  const homes = await homesOf(db, ids);
  return new Map(
    [...people].map(([id, { locale, name }]) => {
      const home = homes.get(id) ?? { district: null, sector: null };
      return [id, { locale, name, home }];
    }),
  );
}
