import type { changePassword as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMail, messages } from '../accounts.messages.ts';
import { ownAccount } from '../own-account.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashPassword } from './password-hash.ts';
import { putPassword } from './passwords.repo.ts';

/** Changes the password and signs all other devices out. */
export async function changePassword(platform: Platform, call: Call<typeof endpoint>) {
  const { personId, sessionId } = call.principal;
  await checkOwnPassword(platform, personId, call.body.currentPassword);
  const { email, locale } = await ownAccount(platform.db, call.principal);
  const hash = await hashPassword(call.body.newPassword);
  await inTransaction(platform, async (tx) => {
    await putPassword(tx, personId, hash, platform.clock.now());
    if (email) {
      await tx.tell([accountMail(platform, locale, email, 'password-changed')]);
    }
    await endSessions(platform, tx, personId, sessionId);
  });
  return { data: { message: platform.translate(call.locale, messages['password-changed']) } };
}
