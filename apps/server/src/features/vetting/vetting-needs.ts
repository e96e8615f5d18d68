import {
  needsOf,
  type PaperKind,
  type VettedRole,
  type VettingNeed,
} from '@hafi/contract/vetting/vetting-terms';
import type { Db } from '../../platform/db/database.ts';
import { demographicsOf, findReachable } from '../accounts/accounts.public.ts';
import { doctorOfPerson } from '../doctors/doctors.public.ts';
import { sectorByName } from '../places/places.public.ts';

/** What a person must still give before a coordinator can check them. */
export async function missingOf(
  db: Db,
  { personId, role }: { readonly personId: string; readonly role: VettedRole },
  papers: readonly { readonly kind: PaperKind }[],
): Promise<VettingNeed[]> {
  const person = await findReachable(db, personId);
  const has = (kind: PaperKind) => papers.some((paper) => paper.kind === kind);
  const home = role === 'VOLUNTEER' ? await demographicsOf(db, personId) : null;
  const given: Readonly<Record<VettingNeed, boolean>> = {
    contact: person?.emailProved === true || person?.phoneProved === true,
    place: home !== null && sectorByName(home.district, home.sector) !== null,
    profile: role === 'DOCTOR' && (await doctorOfPerson(db, personId)) !== null,
    identity: has('identity'),
    licence: has('licence'),
  };
  return needsOf[role].filter((need) => !given[need]);
}
