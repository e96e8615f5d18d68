import type { signInSecondFactor as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { forgetFailures, guardGuess } from '../limits.ts';
import { findPersonById } from '../people.repo.ts';
import { signInHere } from '../sessions/open-session.ts';
import { takeTicket, tryTicket } from '../sign-in/tickets.repo.ts';
import { checkSecondFactor } from './check-second-factor.ts';

const maxTries = 5;

/** Finishes a sign-in: the challenge lives 5 minutes, takes 5 tries and works once. */
export async function signInSecondFactor(platform: Platform, call: Call<typeof endpoint>) {
  const { db, clock } = platform;
  const secretHash = hashSecret(call.body.challenge);
  const limit = { now: clock.now(), max: maxTries };
  const ticket = await tryTicket(db, 'second-factor', secretHash, limit);
  const person = ticket?.personId ? await findPersonById(db, ticket.personId) : undefined;
  if (!person) throw new Problem(accountsErrors['challenge-expired']);
  const right = await guardGuess(
    platform,
    [
      ['second-factor', person.id],
      ['sign-in-address', call.address],
    ],
    async () => (await checkSecondFactor(platform, person.id, call.body.code)) || null,
  );
  if (!right) throw new Problem(accountsErrors['invalid-second-factor']);
  const taken = await takeTicket(db, 'second-factor', secretHash, clock.now());
  if (!taken) throw new Problem(accountsErrors['challenge-expired']);
  await forgetFailures(platform, ['second-factor', person.id]);
  const { remembered } = taken.content as { remembered: boolean };
  return signInHere(platform, call, person, remembered);
}
