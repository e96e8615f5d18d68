import type {
  NotificationChoice,
  PreferencesChange,
} from '@hafi/contract/accounts/preferences.schemas';
import type { MedicalSummary } from '@hafi/contract/accounts/profile.schemas';
import type { Role } from '@hafi/contract/accounts/roles';
import type { Locale } from '@hafi/i18n/locales';
import type { Region } from '@hafi/i18n/region';
import type { Authenticate } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
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
  transaction,
} from './people.repo.ts';
import { readSummary } from './profile/medical-summary.ts';
import { readPreferences, regionOf } from './profile/stored-preferences.ts';
import { authenticateBy } from './sessions/authenticate.ts';
import { openSession } from './sessions/open-session.ts';
import { hasSessionCookie, sessionCookie } from './sessions/session-cookie.ts';
import { findLivingIds } from './sessions/sessions.repo.ts';
import { hashPassword } from './sign-in/password-hash.ts';
import { storePerson } from './sign-in/register-person.ts';

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
export async function markVerified(tx: Db, personId: string): Promise<void> {
  await setVerified(tx, personId, true);
}

/** Who is behind a request's cookie or bearer token. */
export function createAuthenticate(platform: Platform): Authenticate {
  return authenticateBy(platform);
}

/** Somebody whom the operator registers: any role, and contacts that count as proved. */
export interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  /** E.164. */
  readonly phoneNumber?: string;
  /** Hashing takes about 50 ms; who has no password signs in by phone, or resets it by mail. */
  readonly password?: string;
  readonly roles: readonly Role[];
  readonly locale?: Locale;
  readonly district?: string;
  readonly sector?: string;
  readonly cell?: string;
  readonly village?: string;
  /** What they have chosen in the settings; the language is `locale`. */
  readonly preferences?: Omit<PreferencesChange, 'language'>;
  /** Default: false for doctors and caregivers, else true. */
  readonly verified?: boolean;
}

/**
 * Registers somebody by the operator's word, for seeds and tests; sends nothing. Answers the id.
 * @throws Error when the e-mail address is taken, or there is neither address nor number
 */
export async function registerPerson(platform: Platform, person: KnownPerson): Promise<string> {
  const { password, ...known } = person;
  if (!known.email && !known.phoneNumber) throw new Error('a person needs an e-mail or a phone');
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const id = await transaction(platform.db, (tx) =>
    storePerson(platform, tx, {
      ...known,
      email: known.email?.toLowerCase() ?? null,
      emailVerified: known.email !== undefined,
      phoneNumber: known.phoneNumber ?? null,
      phoneVerified: known.phoneNumber !== undefined,
      passwordHash,
      locale: known.locale ?? 'en',
    }),
  );
  if (id === null) throw new Error('this e-mail address has an account');
  return id;
}

/** A session made without asking for a secret: what its cookie and its bearer token are. */
export interface IssuedSession {
  readonly token: string;
  /** The value of a Cookie header. */
  readonly cookie: string;
}

/** Signs a person in on the server's own word, for tests and measurements only. */
export async function issueSession(platform: Platform, personId: string): Promise<IssuedSession> {
  const token = await openSession(platform, platform.db, {
    personId,
    remembered: true,
    userAgent: '',
  });
  const cookie = sessionCookie(platform.config, token, true).split(';')[0] ?? '';
  return { token, cookie };
}
