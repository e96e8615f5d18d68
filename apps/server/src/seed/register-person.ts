import type { Sex } from '@hafi/contract/accounts/account.schemas';
import type { PreferencesChange } from '@hafi/contract/accounts/preferences.schemas';
import type { Role } from '@hafi/contract/accounts/roles';
import type { Locale } from '@hafi/i18n/locales';
import { hashPassword, turnOfKnown } from '../features/accounts/sign-in/password-hash.ts';
import { storePerson } from '../features/accounts/sign-in/register-person.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Platform } from '../platform/platform.ts';

/** A person registered by the operator: with any role, and contacts that count as verified. */
export interface KnownPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  /** E.164. */
  readonly phoneNumber?: string;
  /**
   * Hashing takes about 50 ms. A person without a password signs in by phone, or resets it by mail.
   */
  readonly password?: string;
  readonly roles: readonly Role[];
  readonly locale?: Locale;
  /** `YYYY-MM-DD`. */
  readonly birthdate?: string;
  readonly sex?: Sex;
  readonly nationalId?: string;
  readonly district?: string;
  readonly sector?: string;
  readonly cell?: string;
  readonly village?: string;
  /** Preferences; the language is `locale`. */
  readonly preferences?: Omit<PreferencesChange, 'language'>;
  /** Default: false for doctors, caregivers and volunteers, otherwise true. */
  readonly verified?: boolean;
}

/**
 * Registers a person on behalf of the operator; sends nothing. Returns the id.
 * @throws Error when the e-mail address is in use, or there is neither address nor number
 */
export async function registerPerson(platform: Platform, person: KnownPerson): Promise<string> {
  const { password, ...known } = person;
  if (!known.email && !known.phoneNumber) throw new Error('a person needs an e-mail or a phone');
  const passwordHash =
    password === undefined
      ? null
      : await hashPassword(password, platform.config.passwordCost, turnOfKnown('seed'));
  const id = await inTransaction(platform, (tx) =>
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
