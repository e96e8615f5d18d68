import { dayInKigali } from '@hafi/base/kigali-time';
import type { signUp as endpoint } from '@hafi/contract/accounts/accounts.contract';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMail, messages } from '../accounts.messages.ts';
import { countUse } from '../limits.ts';
import { findPersonByEmail } from '../people.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { hashPassword, turnOfAddress } from './password-hash.ts';
import { isAbroad, noPlace } from './place-abroad.ts';
import { storePerson } from './register-person.ts';

/**
 * Whether the owner of a known address is told now. Counts for a new address too, under another
 * name, so that both take the same time.
 */
async function mayTellOwner(platform: Platform, email: string): Promise<boolean> {
  const owner = await findPersonByEmail(platform.db, email);
  const wasNotified = countUse(platform, ['known-address', owner ? email : `new ${email}`]);
  return wasNotified.then(
    () => true,
    () => false,
  );
}

/**
 * Opens an account. A known address gets the same answer after the same work, and its owner is told
 * by mail, once a day at most. A photo from another site is ignored. A phone number is stored as typed, unverified.
 */
export async function signUp(
  platform: Platform,
  body: ParsedInput<typeof endpoint>['body'],
  from: RequestOrigin,
) {
  const { password, phoneNumber, role, NID, birthdate, photo: _elsewhere, ...rest } = body;
  const { timeZone, ...named } = rest;
  if (birthdate !== undefined && birthdate >= dayInKigali(platform.clock.now())) {
    throw invalidInput('birthdate', 'future-date');
  }
  refuseEasyPassword('password', password, named);
  await countUse(platform, ['sign-up-address', from.address]);
  const passwordHash = await hashPassword(
    password,
    platform.config.passwordCost,
    turnOfAddress(from.address),
  );
  const locale = named.locale ?? from.locale;
  const tellsOwner = await mayTellOwner(platform, named.email);
  await inTransaction(platform, async (tx) => {
    const id = await storePerson(platform, tx, {
      ...named,
      ...(isAbroad(named.country) ? noPlace : {}),
      ...(timeZone ? { preferences: { timeZone } } : {}),
      locale,
      passwordHash,
      phoneNumber: phoneNumber || null,
      roles: [role],
      nationalId: NID ?? null,
      birthdate: birthdate ?? null,
    });
    const owner = id ? null : await findPersonByEmail(tx, named.email);
    const mail = owner
      ? accountMail(platform, owner.locale, named.email, 'known-address')
      : accountMail(platform, locale, named.email, 'welcome');
    if (!owner || tellsOwner) await tx.tell([mail]);
  });
  return { data: { message: platform.translate(from.locale, messages['signed-up']) } };
}
