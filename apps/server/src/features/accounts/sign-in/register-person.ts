import type { Sex } from '@hafi/contract/accounts/account.schemas';
import type { Country } from '@hafi/contract/accounts/countries';
import type { Role } from '@hafi/contract/accounts/roles';
import { vettedRoles } from '@hafi/contract/vetting/vetting-terms';
import type { Locale } from '@hafi/i18n/locales';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertPerson } from '../people.repo.ts';
import type { StoredPreferences } from '../profile/stored-preferences.ts';
import { putPassword } from './passwords.repo.ts';

/** A new person, already validated by the caller. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly emailVerified?: boolean;
  readonly phoneNumber: string | null;
  readonly phoneVerified?: boolean;
  readonly passwordHash: string | null;
  readonly roles: readonly Role[];
  readonly locale: Locale;
  readonly verified?: boolean;
  readonly nationalId?: string | null;
  readonly birthdate?: string | null;
  readonly sex?: Sex | null;
  readonly country?: Country | null;
  readonly district?: string | null;
  readonly sector?: string | null;
  readonly cell?: string | null;
  readonly village?: string | null;
  readonly preferences?: StoredPreferences;
}

/** Must be confirmed by a coordinator before they are let near elders. */
const needCheck: readonly Role[] = vettedRoles;

/** Stores a new person with the password; null when the e-mail address is in use. */
export async function storePerson(
  { clock }: Platform,
  tx: Tx,
  { passwordHash, roles, verified, ...rest }: Registration,
): Promise<string | null> {
  const id = newId();
  const now = clock.now();
  const isVetted = roles.some((role) => needCheck.includes(role));
  const made = await insertPerson(tx, {
    ...rest,
    id,
    roles: [...roles],
    verified: verified ?? !isVetted,
    checkedName: verified && isVetted ? `${rest.firstName} ${rest.lastName}`.trim() : null,
    createdAt: now,
    updatedAt: now,
  });
  if (!made) return null;
  if (passwordHash) await putPassword(tx, id, passwordHash, now);
  return id;
}
