import type { NotificationChoice } from '@hafi/contract/accounts/preferences.schemas';
import type { MedicalSummary } from '@hafi/contract/accounts/profile.schemas';
import type { Role } from '@hafi/contract/accounts/roles';
import type { Locale } from '@hafi/i18n/locales';
import type { Region } from '@hafi/i18n/region';
import type { Authenticate } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  pendingHandOver,
  proveHandOver,
  registerManaged,
  sendHandOverCode,
} from './managed-people.ts';
import {
  countRows,
  findIdsByRole,
  findPeopleByIds,
  findVolunteersIn,
  type PersonRow,
  setVerified,
} from './people.repo.ts';
import { readSummary } from './profile/medical-summary.ts';
import { readPreferences, regionOf } from './profile/stored-preferences.ts';
import { authenticateBy } from './sessions/authenticate.ts';
import { hasSessionCookie } from './sessions/session-cookie.ts';
import { findLivingIds } from './sessions/sessions.repo.ts';

export type { OnOwnPhone } from './sign-in/sign-in-by-phone.ts';
export {
  findVolunteersIn,
  hasSessionCookie,
  pendingHandOver,
  proveHandOver,
  registerManaged,
  sendHandOverCode,
};

/** What other features may know of a person. */
export interface PersonCard {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** First and last name in one. */
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly roles: readonly string[];
  readonly locale: Locale;
  readonly photo: string | null;
  readonly verified: boolean;
}

/** The people with these ids, by id; unknown ids are left out. */
export async function findPeople(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonCard>> {
  const rows = await findPeopleByIds(db, ids);
  return new Map(rows.map((row) => [row.id, cardOf(row)]));
}

const cardOf = (row: PersonRow): PersonCard => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: row.email,
  phoneNumber: row.phoneNumber,
  roles: row.roles,
  locale: row.locale,
  photo: row.photo,
  verified: row.verified,
});

/** Somebody with what they want to be told, how, and in what region it is written. */
export interface Reachable extends PersonCard {
  readonly choice: NotificationChoice;
  readonly region: Region;
}

/** How to reach somebody; undefined when there is no such person. */
export async function findReachable(db: Db, id: string): Promise<Reachable | undefined> {
  return (await findReachables(db, [id])).get(id);
}

/** How to reach people, by id; unknown ids are left out. */
export async function findReachables(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reachable>> {
  const rows = await findPeopleByIds(db, ids);
  return new Map(
    rows.map((row) => {
      const { notifications } = readPreferences(row);
      return [row.id, { ...cardOf(row), choice: notifications, region: regionOf(row) }];
    }),
  );
}

/** The ids of everybody with a role. */
export function findPeopleWithRole(db: Db, role: Role): Promise<string[]> {
  return findIdsByRole(db, role);
}

/** Which of these sessions are signed in still. */
export async function findLivingSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  return new Set(await findLivingIds(db, ids, now));
}

/** Who somebody is for a clinic, beside their card. */
export interface Demographics {
  /** `YYYY-MM-DD`. */
  readonly birthdate: string | null;
  readonly nationalId: string | null;
  readonly district: string | null;
  readonly sector: string | null;
  readonly cell: string | null;
  readonly village: string | null;
}

/** What a clinic asks of a patient; for callers that have asked the circle before. */
export async function demographicsOf(db: Db, personId: string): Promise<Demographics> {
  const [row] = await findPeopleByIds(db, [personId]);
  const { birthdate = null, cell = null, district = null, nationalId = null } = row ?? {};
  return {
    birthdate,
    cell,
    district,
    nationalId,
    sector: row?.sector ?? null,
    village: row?.village ?? null,
  };
}

/** Somebody's medical card in their own words, for callers that have asked the circle before. */
export function medicalCardOf(db: Db, personId: string): Promise<MedicalSummary> {
  return readSummary(db, { personId });
}

/** How many people have an account. */
export function countPeople(db: Db): Promise<number> {
  return countRows(db);
}

/** Records that a coordinator has checked who somebody is. */
export async function markVerified(tx: Tx, personId: string): Promise<void> {
  await setVerified(tx, personId, true);
}

/** Who is behind a request's cookie or bearer token. */
export function createAuthenticate(platform: Platform): Authenticate {
  return authenticateBy(platform);
}
