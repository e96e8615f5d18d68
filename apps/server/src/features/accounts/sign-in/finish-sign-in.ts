import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import type { presentSignedIn } from '../accounts.presenter.ts';
import type { PersonRow } from '../people.repo.ts';
import { signInHere } from '../sessions/open-session.ts';
import type { WithCookies } from '../sessions/with-cookies.ts';
import { insertTicket } from './tickets.repo.ts';

const challengeSeconds = 5 * 60;

/** The answer when a second factor is needed. */
interface Challenge {
  readonly secondFactor: 'totp';
  readonly challenge: string;
}

/** After the first factor: opens a session, or a challenge when the person has a second factor. */
export async function finishSignIn(
  platform: Platform,
  person: PersonRow,
  session: { readonly remembered: boolean; readonly userAgent: string },
): Promise<WithCookies<ReturnType<typeof presentSignedIn> | Challenge>> {
  if (!person.twoFactorEnabled) return signInHere(platform, person, session);
  const challenge = newSecret();
  await insertTicket(platform.db, {
    id: newId(),
    kind: 'second-factor',
    secretHash: hashSecret(challenge),
    personId: person.id,
    content: { remembered: session.remembered },
    expiresAt: new Date(platform.clock.now().getTime() + challengeSeconds * 1000),
  });
  return { data: { secondFactor: 'totp', challenge }, cookies: [] };
}
