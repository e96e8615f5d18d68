import { links } from '@hafi/contract/core/links';
import type { Locale } from '@hafi/i18n/locales';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import type { OnNewOwner } from '../sign-in/first-proof.ts';
import { insertTicket } from '../sign-in/tickets.repo.ts';
import { askProvider, takeAuthorizationRequest } from './authorization-request.ts';
import { linkSocialAccount, type ProvedProfile } from './link-social-account.ts';
import { findPersonBySocialAccount } from './social-accounts.repo.ts';
import type { SocialProfile } from './social-profile.ts';
import type { ConfiguredProvider } from './social-providers.ts';

const exchangeSeconds = 60;
const completionSeconds = 30 * 60;

/** The parameters with which a browser returns from a provider. */
export interface Return {
  readonly state: string;
  readonly code: string;
  readonly browser: string;
  readonly locale: Locale;
}

/** Ends an authorization at a provider; returns the page of ours to continue on. */
export async function receiveCallback(
  platform: Platform,
  provider: ConfiguredProvider,
  returned: Return,
  onNewOwner: OnNewOwner,
): Promise<string> {
  const begun = await takeAuthorizationRequest(platform, provider.name, returned);
  if (!begun) return links.loginProblem('challenge-expired');
  const profile = await askProvider(platform, provider, returned.code, begun).catch(
    (error: unknown) => {
      platform.log.warn({ err: error, provider: provider.name }, 'social sign-in');
      return null;
    },
  );
  if (!profile) return links.loginProblem('social-sign-in-failed');
  const proved = { ...profile, provider: provider.name, locale: returned.locale };
  const personId = await personOf(platform, proved, onNewOwner);
  const browser = hashSecret(returned.browser);
  if (personId) {
    const code = await ticket(platform, 'exchange', exchangeSeconds, { browser }, personId);
    return links.signedInWith(code);
  }
  const { subject, firstName, lastName } = profile;
  const content = { browser, provider: provider.name, subject, firstName, lastName };
  const next = await ticket(platform, 'social-completion', completionSeconds, content, null);
  return links.socialCompleteWith(next);
}

async function personOf(
  platform: Platform,
  profile: Omit<ProvedProfile, 'email'> & Pick<SocialProfile, 'email'>,
  onNewOwner: OnNewOwner,
): Promise<string | null> {
  const { email, provider, subject } = profile;
  const known = await findPersonBySocialAccount(platform.db, provider, subject);
  if (known) return known.id;
  if (!email) return null;
  const person = await inTransaction(platform, (tx) =>
    linkSocialAccount(platform, tx, { ...profile, email }, onNewOwner),
  );
  return person.id;
}

async function ticket(
  { db, clock }: Platform,
  kind: 'exchange' | 'social-completion',
  seconds: number,
  content: object,
  personId: string | null,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(clock.now().getTime() + seconds * 1000);
  const row = { id: newId(), kind, secretHash: hashSecret(secret), personId, content, expiresAt };
  await insertTicket(db, row);
  return secret;
}
