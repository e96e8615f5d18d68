import { type Sex, sexOfNationalId } from '@hafi/contract/accounts/account.schemas';
import type { EmergencyContact, MedicalSummary } from '@hafi/contract/accounts/profile.schemas';
import type { Db } from '../../platform/db/database.ts';
import { findIdsByPhone, findPeopleByIds } from './people.repo.ts';
import { readSummary } from './profile/medical-summary.ts';
import { findContacts, isNamed } from './profile/profiles.repo.ts';

/** A person's details for a clinic, besides their card. */
export interface Demographics {
  /** `YYYY-MM-DD`. */
  readonly birthdate: string | null;
  /** As said, otherwise as the identity number states; null when neither is known. */
  readonly sex: Sex | null;
  readonly nationalId: string | null;
  readonly district: string | null;
  readonly sector: string | null;
  readonly cell: string | null;
  readonly village: string | null;
}

/** The details that a clinic needs of a patient. Callers must have checked access to the elder. */
export async function demographicsOf(db: Db, personId: string): Promise<Demographics> {
  const [row] = await findPeopleByIds(db, [personId]);
  const { birthdate = null, cell = null, district = null, nationalId = null } = row ?? {};
  return {
    birthdate,
    sex: row?.sex ?? (nationalId === null ? null : sexOfNationalId(nationalId)),
    cell,
    district,
    nationalId,
    sector: row?.sector ?? null,
    village: row?.village ?? null,
  };
}

/** Where people live, by id, as far as they said. Callers must have checked that they may know. */
export async function homesOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<Demographics, 'district' | 'sector'>>> {
  const rows = await findPeopleByIds(db, ids);
  return new Map(rows.map(({ district, id, sector }) => [id, { district, sector }]));
}

/** The years in which people were born, by id, as far as known: to tell whether two are one. */
export async function birthYearsOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const rows = await findPeopleByIds(db, ids);
  return new Map(rows.map(({ birthdate, id }) => [id, birthdate?.slice(0, 4)]));
}

/** A person's medical card, in their own words. Callers must have checked access to the elder. */
export function medicalCardOf(db: Db, personId: string): Promise<MedicalSummary> {
  return readSummary(db, { personId });
}

/** Whom people named to be called, and when, by their id. Callers must have checked access to each. */
export async function emergencyContactsOf(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, EmergencyContact & { readonly updatedAt: Date }>> {
  const rows = await findContacts(db, personIds);
  return new Map(rows.map(({ personId, ...contact }) => [personId, contact]));
}

/** Whether a number is somebody's of Hafi, proved or only typed, or of whom somebody named to be called. */
export async function isKnownNumber(db: Db, phoneNumber: string): Promise<boolean> {
  return (await findIdsByPhone(db, phoneNumber)).length > 0 || isNamed(db, phoneNumber);
}
