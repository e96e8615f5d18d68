import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Identity } from '@hafi/contract/record/record.schemas';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  demographicsOf,
  findContactCards,
  findPeople,
  medicalCardOf,
} from '../accounts/accounts.public.ts';
import { accessEndsAt, openHealth } from '../circle/circle.public.ts';
import { entriesOf, findLastWithdrawnAllergy, findRecordEntries } from './record.repo.ts';

/**
 * Whom a page of health is about, so that nobody is treated as somebody else.
 * @throws Problem not-found for anyone who may not read the elder's health
 */
export async function getIdentity(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<Identity> {
  const access = await openHealth(platform, caller, elderId, 'allergies');
  const { clock, db } = platform;
  const elder = (await findContactCards(db, [elderId])).get(elderId);
  if (!elder) throw new Problem(coreErrors['not-found']);
  const { birthdate, sex } = await demographicsOf(db, elderId);
  const { allergies: ownWords } = await medicalCardOf(db, elderId);
  const rows = await findRecordEntries(db, elderId);
  const allergies = entriesOf(rows, 'allergy');
  const today = dayInKigali(clock.now());
  const ends = await accessEndsAt(platform, access);
  return {
    name: elder.name,
    birthdate,
    sex,
    allergies: allergies.map(({ content: { criticality, substance } }) => ({
      substance,
      criticality,
    })),
    allergiesAsked: await lastRequested(db, elderId),
    ownWords,
    phoneNumber: elder.phoneNumber,
    insurances: entriesOf(rows, 'coverage')
      .map(({ content }) => content)
      .filter(({ validUntil }) => validUntil === null || validUntil >= today)
      .map(({ insurer, insurerName, memberNumber }) => ({ insurer, insurerName, memberNumber })),
    accessUntil: ends?.toISOString() ?? null,
  };
}

/** Who withdrew the last allergy, and when: they have asked. */
async function lastRequested(db: Db, elderId: string): Promise<Identity['allergiesAsked']> {
  const last = await findLastWithdrawnAllergy(db, elderId);
  if (!last?.removedAt) return null;
  const { removedAt, removedBy } = last;
  const who = removedBy === null ? undefined : (await findPeople(db, [removedBy])).get(removedBy);
  return { at: removedAt.toISOString(), by: who?.name ?? null };
}
