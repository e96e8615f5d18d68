import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { Config } from '../../platform/config/config.ts';
import { smsReaches } from '../../platform/outbox/sms/sms-reaches.ts';
import type { PersonRow } from './people.repo.ts';
import { readPreferences } from './profile/stored-preferences.ts';
import { knownRoles } from './sessions/authenticate.ts';

/** The person, as the answer of a completed sign-in shows them. */
export function presentSignedIn(person: PersonRow, token: string) {
  const { id, firstName, lastName, email, photo } = person;
  return { id, firstName, lastName, email, roles: knownRoles(person.roles), photo, token };
}

/** The person's own account, as they see it. */
export function presentAccount(config: Config, person: PersonRow): Account {
  const { id, firstName, lastName, email, phoneNumber, photo, bio, locale } = person;
  const { verified, twoFactorEnabled, country, district, sector, cell, village, addressLine } =
    person;
  return {
    id,
    firstName,
    lastName,
    email,
    emailProved: person.emailVerified,
    phoneNumber,
    phoneProved: person.phoneVerified,
    smsReaches: phoneNumber !== null && smsReaches(config, phoneNumber),
    roles: knownRoles(person.roles),
    photo,
    bio,
    locale,
    verified,
    otherName: verified ? null : person.checkedName,
    twoFactorEnabled,
    preferences: readPreferences(person),
    place: { country, district, sector, cell, village, addressLine },
  };
}
