import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Identity } from '@hafi/contract/record/record.schemas';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { demographicsOf, findPeople, medicalCardOf } from '../accounts/accounts.public.ts';
import { openHealth } from '../circle/circle.public.ts';
import { entriesOf, findRecordEntries } from './record.repo.ts';

/**
 * Whom a page of health is about, so that nobody is treated as somebody else.
 * @throws Problem not-found for anyone who may not read the elder's health
 */
export async function getIdentity(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<Identity> {
  await openHealth(platform, caller, elderId, 'allergies');
  const { db } = platform;
  const elder = (await findPeople(db, [elderId])).get(elderId);
  if (!elder) throw new Problem(coreErrors['not-found']);
  const { birthdate, sex } = await demographicsOf(db, elderId);
  const { allergies: ownWords } = await medicalCardOf(db, elderId);
  const allergies = entriesOf(await findRecordEntries(db, elderId), 'allergy');
  return {
    name: elder.name,
    birthdate,
    sex,
    allergies: allergies.map(({ content: { criticality, substance } }) => ({
      substance,
      criticality,
    })),
    ownWords,
  };
}
