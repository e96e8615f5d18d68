import type { resetPassword as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMail, messages } from '../accounts.messages.ts';
import { forgetFailures } from '../limits.ts';
import { findPersonByEmail } from '../people.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { type OnNewOwner, proveOwnEmail } from './first-proof.ts';
import { checkCode, useCode } from './one-time-code.ts';
import { hashPassword, turnOfKnown } from './password-hash.ts';
import { putPassword } from './passwords.repo.ts';

/**
 * Sets a new password by the mailed code, and ends all sessions. If the address had never been
 * proved, everything that was in the account before ends too.
 */
export async function resetPassword(
  platform: Platform,
  { email, newPassword, otp }: ParsedInput<typeof endpoint>['body'],
  from: RequestOrigin,
  onNewOwner: OnNewOwner,
) {
  const { browser } = from;
  const codeFor = { purpose: 'reset-password', whom: email, browser } as const;
  const code = await checkCode(platform, from.address, codeFor, otp);
  const person = code ? await findPersonByEmail(platform.db, email) : undefined;
  if (!code || !person) throw new Problem(accountsErrors['invalid-reset-code']);
  refuseEasyPassword('newPassword', newPassword, person);
  const hash = await hashPassword(
    newPassword,
    platform.config.passwordCost,
    turnOfKnown(person.id),
  );
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    await useCode(tx, code);
    await proveOwnEmail(platform, tx, person, onNewOwner);
    await putPassword(tx, person.id, hash, now);
    const mail = accountMail(platform, person.locale, email, 'password-changed');
    await tx.tell([mail]);
    await endSessions(platform, tx, person.id);
  });
  await forgetFailures(platform, ['sign-in', `${email} ${from.address}`]);
  await forgetFailures(platform, ['sign-in-account', email]);
  return { data: { message: platform.translate(from.locale, messages['password-reset']) } };
}
