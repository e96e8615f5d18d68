import type { updateProfile as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import { smsReaches } from '../../../platform/outbox/sms/sms-reaches.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountSms } from '../account-sms.messages.ts';
import { accountMail } from '../accounts.messages.ts';
import { presentAccount } from '../accounts.presenter.ts';
import { ownAccount } from '../own-account.ts';
import { findPersonById, type PersonRow, updatePerson } from '../people.repo.ts';
import { requireName } from '../require-name.ts';
import { requireSms } from '../require-sms.ts';
import { canConfirm, requireConfirmed } from '../sign-in/confirm-identity.ts';
import { countCodeRequest, makeCode, pendingTarget } from '../sign-in/one-time-code.ts';
import { isAbroad, noPlace } from '../sign-in/place-abroad.ts';
import { tellContactChange } from './tell-contact-change.ts';

/** A name that somebody takes. */
interface NewName {
  readonly personId: string;
  readonly name: string;
  /** Whether they know that their papers must be compared again. */
  readonly compareAgain: boolean;
}

/**
 * Saves a new name, and does what follows for who is confirmed under another. False, and nothing is
 * saved, where papers must be compared again and the person does not know it.
 */
export type Rename = (tx: Tx, to: NewName, save: () => Promise<unknown>) => Promise<boolean>;

/**
 * What to do with the number: '' removes it, a new one must be verified first. One that no code reaches
 * is stored unverified, where mail is known to reach its owner.
 */
function phoneChange(platform: Platform, person: PersonRow, phoneNumber: string | undefined) {
  if (phoneNumber === undefined || phoneNumber === (person.phoneNumber ?? '')) return {};
  const isBeyondSms = phoneNumber !== '' && !smsReaches(platform.config, phoneNumber);
  if (isBeyondSms && person.emailVerified) return { store: { phoneNumber, phoneVerified: false } };
  if (phoneNumber !== '') {
    requireSms(platform, phoneNumber);
    return { prove: phoneNumber };
  }
  if (!person.email) {
    throw invalidInput('phoneNumber', 'required');
  }
  return { store: { phoneNumber: null, phoneVerified: false } };
}

/**
 * Saves the given fields and keeps the rest. A new e-mail or phone gets a code, even when it
 * belongs to somebody else: only the reader of the code learns that. Changing or removing either
 * needs a confirmed identity, because a session may be somebody else's. Who has nothing left to confirm it
 * by, after their number passed to another account, adds their first contact by its code alone.
 * @throws Problem invalid-input for a new name against the rules, confirm-first, sms-does-not-reach, name-compared, too-many-requests
 */
export async function updateProfile(
  platform: Platform,
  principal: Principal,
  body: ParsedInput<typeof endpoint>['body'],
  { address, rename }: { readonly address: string; readonly rename: Rename },
) {
  const { db, clock } = platform;
  const { email, phoneNumber, bio, addressLine, compareAgain = false, ...plain } = body;
  const person = await ownAccount(db, principal);
  const { id, locale } = person;
  requireName('firstName', plain.firstName, person.firstName);
  requireName('lastName', plain.lastName, person.lastName);
  const newEmail = email !== undefined && email !== person.email ? email : undefined;
  const phone = phoneChange(platform, person, phoneNumber);
  const requested = [
    newEmail && [`new-email:${id}`, `mail:${newEmail}`],
    phone.prove && [`new-phone:${id}`, `sms:${phone.prove}`],
  ].flatMap((each) => each || []);
  const changes = newEmail || phone.prove || phone.store;
  if (changes && (await canConfirm(platform, person))) await requireConfirmed(platform, principal);
  if (requested.length > 0) await countCodeRequest(platform, address, ...requested);

  const saved = await inTransaction(platform, async (tx) => {
    if (newEmail) {
      const code = await makeCode(platform, tx, { purpose: 'new-email', whom: id }, newEmail);
      await tx.tell([accountMail(platform, locale, newEmail, 'email-code', { code })]);
    }
    if (phone.prove) {
      const code = await makeCode(platform, tx, { purpose: 'new-phone', whom: id }, phone.prove);
      await tx.tell([accountSms(platform, locale, phone.prove, 'code', { code })]);
    }
    if (phone.store) {
      const to = phone.store.phoneNumber;
      await tellContactChange(platform, tx, person, { kind: 'phone', to });
    }
    const save = () =>
      updatePerson(tx, id, {
        ...plain,
        ...(isAbroad(plain.country) ? noPlace : {}),
        ...(bio === undefined ? {} : { bio: bio || null }),
        ...(addressLine === undefined ? {} : { addressLine: addressLine || null }),
        ...phone.store,
        updatedAt: clock.now(),
      });
    if (plain.firstName === undefined && plain.lastName === undefined) return save();
    const { firstName = person.firstName, lastName = person.lastName } = plain;
    const name = `${firstName} ${lastName}`.trim();
    if (!(await rename(tx, { personId: id, name, compareAgain }, save))) {
      throw new Problem(accountsErrors['name-compared']);
    }
    // What follows may have changed how the person is shown.
    return findPersonById(tx, id);
  });
  return {
    data: {
      ...presentAccount(platform.config, saved ?? person),
      pendingEmail: await pendingTarget(platform, { purpose: 'new-email', whom: id }),
      pendingPhoneNumber: await pendingTarget(platform, { purpose: 'new-phone', whom: id }),
    },
  };
}
