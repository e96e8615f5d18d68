import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { presentSignedIn } from '../accounts.presenter.ts';
import { findSuspension } from '../oversight/oversight.repo.ts';
import type { PersonRow } from '../people.repo.ts';
import { knownDeviceCookie } from '../sign-in/known-device.ts';
import { sessionCookie, sessionSeconds } from './session-cookie.ts';
import { insertSession } from './sessions.repo.ts';
import type { WithCookies } from './with-cookies.ts';

/** Sanitizes a browser's name for storage: NUL cannot be stored, and it is shortened. */
export const keptUserAgent = (userAgent = ''): string =>
  userAgent.replaceAll('\0', '').slice(0, 400);

/**
 * Creates a session and returns its token, which is stored only as a hash.
 * @throws Problem account-suspended, with the reason
 */
export async function openSession(
  { clock }: Platform,
  tx: Tx,
  session: { personId: string; remembered: boolean; userAgent: string },
): Promise<string> {
  const reason = await findSuspension(tx, session.personId);
  if (reason !== null)
    throw new Problem(accountsErrors['account-suspended'], { values: { reason } });
  const token = newSecret();
  const now = clock.now();
  const seconds = session.remembered ? sessionSeconds.remembered : sessionSeconds.short;
  await insertSession(tx, {
    id: newId(),
    personId: session.personId,
    tokenHash: hashSecret(token),
    remembered: session.remembered,
    userAgent: keptUserAgent(session.userAgent),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  });
  return token;
}

/** Signs a person in on this device: session, cookie and answer. */
export async function signInHere(
  platform: Platform,
  person: PersonRow,
  { remembered, userAgent }: { readonly remembered: boolean; readonly userAgent: string },
): Promise<WithCookies<ReturnType<typeof presentSignedIn>>> {
  const session = { personId: person.id, remembered, userAgent };
  const token = await inTransaction(platform, (tx) => openSession(platform, tx, session));
  const { clock, config } = platform;
  // An unverified number may be somebody else's, typed in by mistake or on purpose.
  const contacts = [person.email, person.phoneVerified ? person.phoneNumber : null];
  const known = contacts.filter((each) => each !== null);
  const cookies = [
    sessionCookie(config, token, remembered),
    ...known.map((each) => knownDeviceCookie(config, each, clock.now())),
  ];
  return { data: presentSignedIn(person, token), cookies };
}
