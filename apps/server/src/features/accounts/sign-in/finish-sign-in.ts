import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import type { PersonRow } from '../people.repo.ts';
import { signInHere, type Visit } from '../sessions/open-session.ts';
import { insertTicket } from './tickets.repo.ts';

const challengeSeconds = 5 * 60;

/** After the first factor: a session, or a challenge when the person has a second factor. */
export async function finishSignIn(
  platform: Platform,
  visit: Visit,
  person: PersonRow,
  remembered: boolean,
) {
  if (!person.twoFactorEnabled) return signInHere(platform, visit, person, remembered);
  const challenge = newSecret();
  await insertTicket(platform.db, {
    id: newId(),
    kind: 'second-factor',
    secretHash: hashSecret(challenge),
    personId: person.id,
    content: { remembered },
    expiresAt: new Date(platform.clock.now().getTime() + challengeSeconds * 1000),
  });
  return { data: { secondFactor: 'totp' as const, challenge } };
}
