import type { signIn as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { forgetFailures, guardGuess } from '../limits.ts';
import { findPersonWithPassword } from '../people.repo.ts';
import type { Visitor } from '../visitor.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { verifyPassword } from './password-hash.ts';

/** Signs in by e-mail and password. Every failure gives the same answer after the same time. */
export async function signIn(
  platform: Platform,
  { email, password, rememberMe }: ParsedInput<typeof endpoint>['body'],
  { address, userAgent }: Visitor,
) {
  const person = await guardGuess(
    platform,
    [
      ['sign-in', email],
      ['sign-in-address', address],
    ],
    async () => {
      const found = await findPersonWithPassword(platform.db, email);
      const right = await verifyPassword(password, found?.hash ?? null);
      return found && right ? found.person : null;
    },
  );
  if (!person) throw new Problem(accountsErrors['invalid-credentials']);
  await forgetFailures(platform, ['sign-in', email]);
  return finishSignIn(platform, person, { remembered: rememberMe, userAgent });
}
