import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountSms } from '../account-sms.messages.ts';
import { accountMail, messages } from '../accounts.messages.ts';
import { ownAccount } from '../own-account.ts';
import { erasePerson, findPersonById, type PersonRow, swapPhoto } from '../people.repo.ts';
import { lockIdsByRole } from '../people-by-role.repo.ts';
import { takeContactChangesSince } from '../profile/contact-changes.repo.ts';
import { deleteContact, deleteSummary } from '../profile/profiles.repo.ts';
import { forgetPhoto } from '../profile/stored-photo.ts';
import { deleteTwoFactor } from '../second-factor/two-factor.repo.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { endedCookie } from '../sessions/session-cookie.ts';
import { requireConfirmed } from '../sign-in/confirm-identity.ts';
import { deletePassword } from '../sign-in/passwords.repo.ts';
import { deleteSocialAccounts } from '../social/social-accounts.repo.ts';

/** @throws Problem last-admin: nobody could verify doctors or answer people any more */
async function refuseLastAdmin(tx: Tx, person: PersonRow): Promise<void> {
  if (!person.roles.includes('ADMIN')) return;
  const admins = await lockIdsByRole(tx, 'ADMIN');
  if (admins.every((id) => id === person.id)) throw new Problem(accountsErrors['last-admin']);
}

/** Disables sign-in and removes everything that identifies the person. */
async function eraseAccount(tx: Tx, personId: string, now: Date): Promise<void> {
  await deletePassword(tx, personId);
  await deleteTwoFactor(tx, personId);
  await deleteSocialAccounts(tx, personId);
  await takeContactChangesSince(tx, personId);
  await deleteContact(tx, personId);
  await deleteSummary(tx, personId);
  await erasePerson(tx, personId, now);
}

function farewell(platform: Platform, { email, phoneNumber, locale }: PersonRow) {
  if (email) return accountMail(platform, locale, email, 'account-deleted');
  return accountSms(platform, locale, phoneNumber ?? '', 'account-deleted');
}

/**
 * Closes an account: cancels what is to come by the rules of each feature, erases what no law requires
 * to keep, and ends all sessions. `by` is who closes it.
 * @throws Problem last-admin, last-decider
 */
async function closeAccount(
  platform: Platform,
  person: PersonRow,
  { by, parts }: { readonly by: string; readonly parts: readonly PersonalData[] },
): Promise<void> {
  await inTransaction(platform, (tx) => refuseLastAdmin(tx, person));
  for (const { refuse } of parts) await refuse?.(person.id);
  for (const { end } of parts) await end?.(person.id, by);
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    await refuseLastAdmin(tx, person);
    const swapped = await swapPhoto(tx, person.id, null, now);
    await forgetPhoto(platform, tx, swapped?.before ?? null);
    for (const { lockFirst } of parts) await lockFirst?.(tx, person.id);
    for (const { endLast } of parts) await endLast?.(tx, person.id, by);
    for (const { erase } of parts) await erase?.(tx, person.id);
    await eraseAccount(tx, person.id, now);
    await recordAudit(tx, {
      actorId: by,
      action: 'account.deleted',
      subjectId: person.id,
      at: now,
    });
    const addresses = [person.email, person.phoneNumber].filter((each) => each !== null);
    await platform.outbox.forget(tx, person.id, addresses);
    // Who kept an account knows; its number may be nobody's.
    if (by === person.id) await tx.tell([farewell(platform, person)]);
    await endSessions(platform, tx, person.id);
  });
}

/** Refuses whoever does not keep an elder's account, and accounts that are not theirs to close. */
export type RequireKeeper = (caller: Principal, elderId: string) => Promise<void>;

/**
 * Closes an account that the caller keeps for an elder: registered by mistake, or the elder has died.
 * Cut off in the middle, who keeps it can repeat it.
 * @throws Problem confirm-first, not-found for everybody but the manager, account-in-use,
 * help-under-way, last-admin, last-decider
 */
export async function closeKeptAccount(
  platform: Platform,
  principal: Principal,
  {
    elderId,
    parts,
    requireKeeper,
  }: {
    readonly elderId: string;
    readonly parts: readonly PersonalData[];
    readonly requireKeeper: RequireKeeper;
  },
): Promise<void> {
  await requireKeeper(principal, elderId);
  await requireConfirmed(platform, principal);
  const person = await findPersonById(platform.db, elderId);
  if (!person) throw new Problem(coreErrors['not-found']);
  await closeAccount(platform, person, { by: principal.personId, parts });
}

/**
 * Deletes the caller's account: cancels what is to come by the rules of each feature, erases what
 * no law requires to keep, ends all sessions, and confirms by mail or SMS.
 * @throws Problem confirm-first, last-admin, last-decider
 */
export async function deleteAccount(
  platform: Platform,
  principal: Principal,
  pageLocale: Locale,
  parts: readonly PersonalData[],
) {
  const { db, translate } = platform;
  await requireConfirmed(platform, principal);
  const person = await ownAccount(db, principal);
  await closeAccount(platform, person, { by: person.id, parts });
  const data = { message: translate(pageLocale, messages['account-deleted']) };
  return { data, cookies: [endedCookie(platform.config)] };
}
