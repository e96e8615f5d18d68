import type { Role } from '@hafi/contract/accounts/roles';
import type { Locale } from '@hafi/i18n/locales';
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
import { changeOwnRole } from './oversight/change-own-role.ts';
import { changeRoles } from './oversight/change-roles.ts';
import { listPeople } from './oversight/list-people.ts';
import { readPerson } from './oversight/read-person.ts';
import { liftSuspension, suspendPerson } from './oversight/suspend.ts';
import { countRows, findPersonById, isConfirmed, setChecked, updatePerson } from './people.repo.ts';
import {
  countByRole,
  findCheckedVolunteers,
  findIdsByRole,
  findVolunteersIn,
} from './people-by-role.repo.ts';
import {
  guessingPhonePins,
  newPhonePin,
  phonePinState,
  removePhonePin,
  storePhonePin,
} from './phone-pin/phone-pin.ts';
import * as photos from './profile/shrink-photo.ts';
import { requireSms } from './require-sms.ts';
import { authenticateBy } from './sessions/authenticate.ts';
import { hasSessionCookie } from './sessions/session-cookie.ts';
import { findLivingIds } from './sessions/sessions.repo.ts';
import { requireConfirmed } from './sign-in/confirm-identity.ts';

export { usesAccount } from './own-data/uses-account.ts';
export type { NumberPassing } from './pass-number.ts';
export {
  findByProvedNumber,
  findContactCards,
  findIdentities,
  findIdsByNumber,
  findPeople,
  findReachable,
  findReachables,
  type Home,
  type Identity,
  type NameCard,
  type PersonCard,
  type Reachable,
} from './person-cards.ts';
export {
  birthYearsOf,
  type Demographics,
  demographicsOf,
  emergencyContactsOf,
  homesOf,
  isKnownNumber,
  medicalCardOf,
} from './person-details.ts';
export type { GuessPhonePin } from './phone-pin/phone-pin.ts';
export {
  addNotifiedOfDeath,
  findDeath,
  findDied,
  findLivedAt,
  heldByDeathUntil,
  isLiving,
  leaseDeaths,
  lockDeath,
  moveDeath,
  putLivedAt,
  type RecordedDeath,
  recordDeath,
  withdrawDeath,
} from './profile/deaths.repo.ts';
export type { NotifiedOfDeath } from './profile/notified-of-death.ts';
export { findNamersBefore } from './profile/profiles.repo.ts';
export type { Rename } from './profile/update-profile.ts';
export { warnByMail } from './profile/warn-by-mail.ts';
export { requireName } from './require-name.ts';
export type { OnNewOwner } from './sign-in/first-proof.ts';
export type { PhoneSignIns } from './sign-in/phone-sign-ins.ts';
export {
  changeOwnRole,
  changeRoles,
  findCheckedVolunteers,
  findVolunteersIn,
  guessingPhonePins,
  hasSessionCookie,
  isConfirmed,
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
  requireSms,
  sendHandOverCode,
  sendKeptNumberCode,
  storePhonePin,
  suspendPerson,
};

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

/** How many people have an account. */
export function countPeople(db: Db): Promise<number> {
  return countRows(db);
}

/**
 * Records that somebody who is signed in has opened a link that was mailed to this address: if it is
 * their account's, it is proved, as by a code that was mailed there.
 */
export async function markEmailRead(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  personId: string,
  address: string,
): Promise<void> {
  const person = await findPersonById(tx, personId);
  if (person?.email !== address || person.emailVerified) return;
  await updatePerson(tx, personId, { emailVerified: true, updatedAt: clock.now() });
  tx.changed('session', [personId]);
}

/** Records that a coordinator has compared a person's papers with this name. */
export async function markChecked(tx: Tx, personId: string, checkedName: string): Promise<void> {
  await setChecked(tx, personId, { verified: true, checkedName });
}

/** Records that a confirmation has ended. */
export async function markUnchecked(tx: Tx, personId: string): Promise<void> {
  await setChecked(tx, personId, { verified: false, checkedName: null });
}

/** Shows somebody whose papers speak of `checkedName` as checked, or not because of another name. */
export async function showAsChecked(
  tx: Tx,
  personId: string,
  shown: { readonly verified: boolean; readonly checkedName: string },
): Promise<void> {
  await setChecked(tx, personId, shown);
}

/** Creates the function that resolves a cookie or bearer token to its person. */
export function createAuthenticate(platform: Platform): Authenticate {
  return authenticateBy(platform);
}

/**
 * A picture made small and upright without cutting anything off, and without what else it tells.
 * @throws Problem photo-too-large, photo-wrong-kind, photo-broken, photo-too-many-pixels
 */
export function shrinkPicture(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  return photos.shrinkPicture(bytes, side);
}
