import type { OwnSecret } from '@hafi/contract/accounts/account.schemas';
import type { signInOwnSecret as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { forgetFailures, guardGuess } from '../limits.ts';
import { findPersonById } from '../people.repo.ts';
import { guessingPhonePins, phonePinState } from '../phone-pin/phone-pin.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { signInHere } from '../sessions/open-session.ts';
import type { WithCookies } from '../sessions/with-cookies.ts';
import { turnOfKnown, verifyPassword } from './password-hash.ts';
import { findPasswordHash } from './passwords.repo.ts';
import type { PhoneSignIns } from './phone-sign-ins.ts';
import { insertTicket, takeTicket, tryTicket } from './tickets.repo.ts';

const challengeSeconds = 5 * 60;
const maxTries = 10;

/** What a person has that only they know, to be asked for beside the code of an SMS. */
export async function ownSecretOf(
  { db }: Pick<Platform, 'db'>,
  personId: string,
): Promise<OwnSecret | 'locked' | null> {
  const pin = await phonePinState(db, personId);
  const hasPassword = (await findPasswordHash(db, personId)) !== null;
  if (pin === 'set') return hasPassword ? 'phone-pin-or-password' : 'phone-pin';
  if (hasPassword) return 'password';
  return pin === 'locked' ? 'locked' : null;
}

/** The answer when it is asked for. */
export interface OwnSecretChallenge {
  readonly asks: OwnSecret;
  readonly challenge: string;
}

/** A challenge that the PIN or password answers. */
export async function askOwnSecret(
  { clock, db }: Platform,
  personId: string,
  asks: OwnSecret,
  remembered: boolean,
): Promise<WithCookies<OwnSecretChallenge>> {
  const challenge = newSecret();
  await insertTicket(db, {
    id: newId(),
    kind: 'own-secret',
    secretHash: hashSecret(challenge),
    personId,
    content: { remembered },
    expiresAt: new Date(clock.now().getTime() + challengeSeconds * 1000),
  });
  return { data: { asks, challenge }, cookies: [] };
}

/** Whether it is the PIN, which counts, or the password; `locks` when this wrong PIN was the last. */
async function check(
  platform: Platform,
  personId: string,
  typed: string,
  { onPinLocked }: PhoneSignIns,
): Promise<{ right: boolean; locks: boolean }> {
  const { config, db } = platform;
  const hash = await findPasswordHash(db, personId);
  // A password may be six digits: it comes first, so that it is no wrong PIN.
  const turn = turnOfKnown(personId);
  const isPassword =
    hash !== null && (await verifyPassword(typed, hash, config.passwordCost, turn));
  const pin = typed.trim();
  if (isPassword || !/^\d{4,6}$/.test(pin)) return { right: isPassword, locks: false };
  return guessingPhonePins(platform, (guessPin) =>
    inTransaction(platform, async (tx) => {
      const guess = await guessPin(tx, personId, pin);
      if (guess.locks) await onPinLocked(tx, personId);
      return guess;
    }),
  );
}

/**
 * Finishes a sign-in by SMS on a phone that is new to the account: the challenge is valid for 5
 * minutes and works once. Five wrong PINs lock the PIN, wherever they are typed.
 */
export async function signInOwnSecret(
  platform: Platform,
  { challenge, ownSecret }: ParsedInput<typeof endpoint>['body'],
  { address, userAgent }: RequestOrigin,
  hooks: PhoneSignIns,
) {
  const { clock, db } = platform;
  const secretHash = hashSecret(challenge);
  const limit = { now: clock.now(), max: maxTries };
  const ticket = await tryTicket(db, 'own-secret', secretHash, limit);
  const person = ticket?.personId ? await findPersonById(db, ticket.personId) : undefined;
  if (!person) throw new Problem(accountsErrors['challenge-expired']);
  const counted = [
    ['own-secret', person.id],
    ['sign-in-address', address],
  ] as const;
  const right = await guardGuess(platform, counted, async () => {
    const { locks, right } = await check(platform, person.id, ownSecret, hooks);
    if (locks && (await ownSecretOf(platform, person.id)) === 'locked') {
      throw new Problem(accountsErrors['phone-pin-locked']);
    }
    return right || null;
  });
  if (!right) throw new Problem(accountsErrors['wrong-own-secret']);
  const taken = await takeTicket(db, 'own-secret', secretHash, clock.now());
  if (!taken) throw new Problem(accountsErrors['challenge-expired']);
  await forgetFailures(platform, ['own-secret', person.id]);
  const { remembered } = taken.content as { remembered: boolean };
  return signInHere(platform, person, { remembered, userAgent });
}
