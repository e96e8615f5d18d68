import { type Sex, sexOfNationalId } from '@hafi/contract/accounts/account.schemas';
import type { NotificationChoice } from '@hafi/contract/accounts/preferences.schemas';
import type { EmergencyContact, MedicalSummary } from '@hafi/contract/accounts/profile.schemas';
import type { Role } from '@hafi/contract/accounts/roles';
import type { Locale } from '@hafi/i18n/locales';
import type { Region } from '@hafi/i18n/region';
import type { Authenticate } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  keptNumber,
  pendingKeptNumber,
  proveKeptNumber,
  sendKeptNumberCode,
} from './kept-number.ts';
import {
  pendingHandOver,
  proveHandOver,
  registerManaged,
  sendHandOverCode,
} from './managed-people.ts';
import { changeRoles } from './oversight/change-roles.ts';
import { listPeople } from './oversight/list-people.ts';
import { readPerson } from './oversight/read-person.ts';
import { liftSuspension, suspendPerson } from './oversight/suspend.ts';
import {
  countByRole,
  countRows,
  findCheckedVolunteers,
  findIdsByRole,
  findPeopleByIds,
  findProvedByPhone,
  findVolunteersIn,
  type PersonRow,
  setVerified,
  updatePerson,
} from './people.repo.ts';
import {
  guessPhonePin,
  newPhonePin,
  phonePinState,
  removePhonePin,
  storePhonePin,
} from './phone-pin/phone-pin.ts';
import { readSummary } from './profile/medical-summary.ts';
import { findContacts } from './profile/profiles.repo.ts';
import { readPreferences, regionOf } from './profile/stored-preferences.ts';
import { authenticateBy } from './sessions/authenticate.ts';
import { hasSessionCookie } from './sessions/session-cookie.ts';
import { findLivingIds } from './sessions/sessions.repo.ts';
import { requireConfirmed } from './sign-in/confirm-identity.ts';

export type { OnNewOwner } from './sign-in/first-proof.ts';
export type { OnOwnPhone } from './sign-in/sign-in-by-phone.ts';
export {
  changeRoles,
  findCheckedVolunteers,
  findVolunteersIn,
  guessPhonePin,
  hasSessionCookie,
  keptNumber,
  liftSuspension,
  listPeople,
  newPhonePin,
  pendingHandOver,
  pendingKeptNumber,
  phonePinState,
  proveHandOver,
  proveKeptNumber,
  readPerson,
  registerManaged,
  removePhonePin,
  requireConfirmed,
  sendHandOverCode,
  sendKeptNumberCode,
  storePhonePin,
  suspendPerson,
};

/** What other features may know about a person. */
export interface NameCard {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** First and last name together. */
  readonly name: string;
  readonly roles: readonly string[];
  readonly locale: Locale;
  readonly photo: string | null;
  readonly verified: boolean;
}

/** A person with their address and number: for what reaches them, or shows them to who may know. */
export interface PersonCard extends NameCard {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

/** The people with these ids, by id, without how to reach them; unknown ids are left out. */
export async function findPeople(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NameCard>> {
  const rows = await findPeopleByIds(db, ids);
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** As {@link findPeople}, with how to reach them. */
export async function findContactCards(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonCard>> {
  const rows = await findPeopleByIds(db, ids);
  return new Map(rows.map((row) => [row.id, cardOf(row)]));
}

const nameOf = (row: PersonRow): NameCard => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  name: `${row.firstName} ${row.lastName}`.trim(),
  roles: row.roles,
  locale: row.locale,
  photo: row.photo,
  verified: row.verified,
});

const cardOf = (row: PersonRow): PersonCard => {
  const { email, phoneNumber } = row;
  return { ...nameOf(row), email, phoneNumber };
};

/** Where somebody lives, as far as they have said. */
export interface Home {
  readonly district: string | null;
  readonly sector: string | null;
}

/** A person with their notification preferences and region. */
export interface Reachable extends PersonCard {
  readonly emailProved: boolean;
  /** Whether the number is known to be theirs; otherwise anybody may have typed it. */
  readonly phoneProved: boolean;
  readonly choice: NotificationChoice;
  readonly region: Region;
  readonly openedAt: Date;
  readonly home: Home;
}

/** How to reach a person; undefined when there is no such person. */
export async function findReachable(db: Db, id: string): Promise<Reachable | undefined> {
  return (await findReachables(db, [id])).get(id);
}

/** How to reach people, by id; unknown ids are left out, and who is suspended. */
export async function findReachables(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reachable>> {
  const rows = (await findPeopleByIds(db, ids)).filter(({ suspendedAt }) => suspendedAt === null);
  return new Map(
    rows.map((row) => {
      const { notifications } = readPreferences(row);
      const reach = {
        choice: notifications,
        emailProved: row.emailVerified,
        phoneProved: row.phoneVerified,
        region: regionOf(row),
        openedAt: row.createdAt,
        home: { district: row.district, sector: row.sector },
      };
      return [row.id, { ...cardOf(row), ...reach }];
    }),
  );
}

/** Who has proved that a number is theirs; undefined while they are suspended, and for nobody. */
export async function findByProvedNumber(
  db: Db,
  phoneNumber: string,
): Promise<(PersonCard & { readonly region: Region }) | undefined> {
  const row = await findProvedByPhone(db, phoneNumber);
  if (!row || row.suspendedAt !== null) return undefined;
  return { ...cardOf(row), region: regionOf(row) };
}

/** Changes the language in which a person is written to. */
export async function changeLocale(
  tx: Tx,
  personId: string,
  locale: Locale,
  updatedAt: Date,
): Promise<void> {
  await updatePerson(tx, personId, { locale, updatedAt });
}

/** The ids of all people with a role. */
export function findPeopleWithRole(db: Db, role: Role): Promise<string[]> {
  return findIdsByRole(db, role);
}

/** How many people have a role. */
export function countPeopleWithRole(db: Db, role: Role): Promise<number> {
  return countByRole(db, role);
}

/** Which of these sessions are still valid. */
export async function findLivingSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  return new Set(await findLivingIds(db, ids, now));
}

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

/** A person's medical card, in their own words. Callers must have checked access to the elder. */
export function medicalCardOf(db: Db, personId: string): Promise<MedicalSummary> {
  return readSummary(db, { personId });
}

/** Whom people named to be called, by their id. Callers must have checked access to each. */
export async function emergencyContactsOf(
  db: Db,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, EmergencyContact>> {
  const rows = await findContacts(db, personIds);
  return new Map(rows.map(({ personId, updatedAt: _, ...contact }) => [personId, contact]));
}

/** How many people have an account. */
export function countPeople(db: Db): Promise<number> {
  return countRows(db);
}

/** Who somebody says they are, for a coordinator to compare with papers. */
export interface Identity extends PersonCard {
  readonly emailProved: boolean;
  readonly phoneProved: boolean;
  readonly nationalId: string | null;
  readonly district: string | null;
  readonly sector: string | null;
}

/** Who these people say they are, by id; without unknown ids and closed accounts. */
export async function findIdentities(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Identity>> {
  const rows = (await findPeopleByIds(db, ids)).filter(({ deletedAt }) => deletedAt === null);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...cardOf(row),
        emailProved: row.emailVerified,
        phoneProved: row.phoneVerified,
        nationalId: row.nationalId,
        district: row.district,
        sector: row.sector,
      },
    ]),
  );
}

/** Records that a coordinator has confirmed who a person is, or that this has ended. */
export async function markVerified(tx: Tx, personId: string, verified: boolean): Promise<void> {
  await setVerified(tx, personId, verified);
}

/** Creates the function that resolves a cookie or bearer token to its person. */
export function createAuthenticate(platform: Platform): Authenticate {
  return authenticateBy(platform);
}
