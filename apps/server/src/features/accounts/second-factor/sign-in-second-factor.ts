import type { signInSecondFactor as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { forgetFailures, guardGuess } from '../limits.ts';
import { findPersonById } from '../people.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { signInHere } from '../sessions/open-session.ts';
import { takeTicket, tryTicket } from '../sign-in/tickets.repo.ts';
import { checkSecondFactor } from './check-second-factor.ts';

const maxTries = 5;

/**
 * Completes a sign-in by the second factor: the challenge is valid for 5 minutes and 5 attempts,
 * and works once.
 */
export async function signInSecondFactor(
  platform: Platform,
  { challenge, code }: ParsedInput<typeof endpoint>['body'],
  { address, userAgent }: RequestOrigin,
) {
  const { db, clock } = platform;
  const secretHash = hashSecret(challenge);
  const limit = { now: clock.now(), max: maxTries };
  const ticket = await tryTicket(db, 'second-factor', secretHash, limit);
  const person = ticket?.personId ? await findPersonById(db, ticket.personId) : undefined;
  if (!person) throw new Problem(accountsErrors['challenge-expired']);
  const right = await guardGuess(
    platform,
    [
      ['second-factor', person.id],
      ['sign-in-address', address],
    ],
    async () => (await checkSecondFactor(platform, person.id, code)) || null,
  );
  if (!right) throw new Problem(accountsErrors['invalid-second-factor']);
  const taken = await takeTicket(db, 'second-factor', secretHash, clock.now());
  if (!taken) throw new Problem(accountsErrors['challenge-expired']);
  await forgetFailures(platform, ['second-factor', person.id]);
  const { remembered } = taken.content as { remembered: boolean };
  return signInHere(platform, person, { remembered, userAgent });
}
