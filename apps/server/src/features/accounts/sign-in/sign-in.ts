import type { signIn as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { forgetFailures, guardGuess } from '../limits.ts';
import { findPersonWithPassword } from '../people.repo.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { verifyPassword } from './password-hash.ts';

/** Signs in with e-mail and password. Whatever is wrong, the answer is the same and takes as long. */
export async function signIn(platform: Platform, call: Call<typeof endpoint>) {
  const { email, password, rememberMe } = call.body;
  const person = await guardGuess(
    platform,
    [
      ['sign-in', email],
      ['sign-in-address', call.address],
    ],
    async () => {
      const found = await findPersonWithPassword(platform.db, email);
      const right = await verifyPassword(password, found?.hash ?? null);
      return found && right ? found.person : null;
    },
  );
  if (!person) throw new Problem(accountsErrors['invalid-credentials']);
  await forgetFailures(platform, ['sign-in', email]);
  return finishSignIn(platform, call, person, rememberMe);
}
