import type { signIn as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Turn } from '../../../platform/rate-limit/fair-turns.ts';
import { type Counted, forgetFailures, guardGuess } from '../limits.ts';
import { findPersonWithPassword } from '../people.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { knownDevice } from './known-device.ts';
import {
  hashPassword,
  isOutdated,
  turnOfAddress,
  turnOfKnown,
  verifyPassword,
} from './password-hash.ts';
import { replaceHash } from './passwords.repo.ts';

/** Rehashes a password when its hash was made with another cost, unless it changed meanwhile. */
async function renewHash(
  platform: Platform,
  personId: string,
  password: string,
  hash: string,
  turn: Turn,
): Promise<void> {
  const { passwordCost } = platform.config;
  if (!isOutdated(hash, passwordCost)) return;
  const fresh = await hashPassword(password, passwordCost, turn);
  await inTransaction(platform, (tx) => replaceHash(tx, personId, hash, fresh));
}

/**
 * Signs in by e-mail and password. Every failure gives the same answer after the same time. A
 * device on which the account was signed in to before has tries of its own, so that others cannot
 * lock it out.
 */
export async function signIn(
  platform: Platform,
  { email, password, rememberMe }: ParsedInput<typeof endpoint>['body'],
  { address, cookie, userAgent }: RequestOrigin,
) {
  const { clock, config } = platform;
  const known = knownDevice(config, email, cookie, clock.now());
  const counted: Counted[] = known
    ? [['sign-in-known', known]]
    : [
        ['sign-in', `${email} ${address}`],
        ['sign-in-account', email],
        ['sign-in-address', address],
      ];
  const turn = known ? turnOfKnown(known) : turnOfAddress(address);
  const person = await guardGuess(platform, counted, async () => {
    const found = await findPersonWithPassword(platform.db, email);
    const right = await verifyPassword(password, found?.hash ?? null, config.passwordCost, turn);
    if (!found || !right) return null;
    if (found.hash) await renewHash(platform, found.person.id, password, found.hash, turn);
    return found.person;
  });
  if (!person) throw new Problem(accountsErrors['invalid-credentials']);
  const own: Counted = known ? ['sign-in-known', known] : ['sign-in', `${email} ${address}`];
  await forgetFailures(platform, own);
  return finishSignIn(platform, person, { remembered: rememberMe, userAgent });
}
