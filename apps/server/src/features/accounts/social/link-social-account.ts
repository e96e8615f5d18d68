import type { SocialProvider } from '@hafi/contract/accounts/social.contract';
import type { Locale } from '@hafi/i18n/locales';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMail } from '../accounts.messages.ts';
import { findPersonByEmail, findPersonById, type PersonRow } from '../people.repo.ts';
import { type OnNewOwner, proveOwnEmail } from '../sign-in/first-proof.ts';
import { storePerson } from '../sign-in/register-person.ts';
import { insertSocialAccount } from './social-accounts.repo.ts';
import type { SocialProfile } from './social-profile.ts';

/** A profile whose e-mail address is verified, by the provider or by our code. */
export interface ProvedProfile extends SocialProfile {
  readonly provider: SocialProvider;
  readonly email: string;
  readonly locale: Locale;
}

/**
 * Finds or opens the account of a verified address and links the provider to it. If nobody had
 * verified the address before, the account may have been opened by a stranger, so what was put
 * there ends ({@link proveOwnEmail}). Roles never come from the provider.
 */
export async function linkSocialAccount(
  platform: Platform,
  tx: Tx,
  profile: ProvedProfile,
  onNewOwner: OnNewOwner,
): Promise<PersonRow> {
  const now = platform.clock.now();
  const { provider, subject, email, firstName, lastName, locale } = profile;
  const id = await storePerson(platform, tx, {
    firstName,
    lastName,
    email,
    emailVerified: true,
    phoneNumber: null,
    passwordHash: null,
    roles: ['PATIENT'],
    locale,
  });
  if (id) await tx.tell([accountMail(platform, locale, email, 'welcome')]);
  const person = id ? await findPersonById(tx, id) : await findPersonByEmail(tx, email);
  if (!person) throw new Error('an account went away while it was linked');
  const proved = await proveOwnEmail(platform, tx, person, onNewOwner);
  await insertSocialAccount(tx, { provider, subject, personId: person.id, createdAt: now });
  return proved;
}
