import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { guardGuess } from '../limits.ts';
import { turnOfKnown, verifyPassword } from './password-hash.ts';
import { findPasswordHash } from './passwords.repo.ts';

/**
 * Checks the password of a signed-in person again.
 * @throws Problem wrong-password, or too-many-requests after 20 wrong ones in 15 minutes
 */
export async function checkOwnPassword(
  platform: Platform,
  personId: string,
  password: string,
): Promise<void> {
  const right = await guardGuess(platform, [['password', personId]], async () => {
    const hash = await findPasswordHash(platform.db, personId);
    const { passwordCost } = platform.config;
    const right = await verifyPassword(password, hash, passwordCost, turnOfKnown(personId));
    return right ? true : null;
  });
  if (!right) throw new Problem(accountsErrors['wrong-password']);
}
