import type { changePassword as endpoint } from '@hafi/contract/accounts/accounts.contract';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMail, messages } from '../accounts.messages.ts';
import { ownAccount } from '../own-account.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { hashPassword, turnOfKnown } from './password-hash.ts';
import { putPassword } from './passwords.repo.ts';

/** Changes the password and signs all other devices out. */
export async function changePassword(
  platform: Platform,
  principal: Principal,
  body: ParsedInput<typeof endpoint>['body'],
  pageLocale: Locale,
) {
  const { personId, sessionId } = principal;
  await checkOwnPassword(platform, personId, body.currentPassword);
  const person = await ownAccount(platform.db, principal);
  const { email, locale } = person;
  refuseEasyPassword('newPassword', body.newPassword, person);
  const hash = await hashPassword(
    body.newPassword,
    platform.config.passwordCost,
    turnOfKnown(personId),
  );
  await inTransaction(platform, async (tx) => {
    await putPassword(tx, personId, hash, platform.clock.now());
    if (email) {
      await tx.tell([accountMail(platform, locale, email, 'password-changed')]);
    }
    await endSessions(platform, tx, personId, sessionId);
  });
  return { data: { message: platform.translate(pageLocale, messages['password-changed']) } };
}
