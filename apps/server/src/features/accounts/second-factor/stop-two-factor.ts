import type { stopTwoFactor as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMail } from '../accounts.messages.ts';
import { ownAccount } from '../own-account.ts';
import { updatePerson } from '../people.repo.ts';
import { checkOwnPassword } from '../sign-in/check-own-password.ts';
import { deleteTwoFactor } from './two-factor.repo.ts';

/** Turns two-step sign-in off, with the password; harmless when it is off. */
export async function stopTwoFactor(platform: Platform, call: Call<typeof endpoint>) {
  const { personId } = call.principal;
  await checkOwnPassword(platform, personId, call.body.password);
  const { email, locale, twoFactorEnabled } = await ownAccount(platform.db, call.principal);
  await inTransaction(platform, async (tx) => {
    await deleteTwoFactor(tx, personId);
    await updatePerson(tx, personId, { twoFactorEnabled: false, updatedAt: platform.clock.now() });
    if (email && twoFactorEnabled) {
      await tx.tell([accountMail(platform, locale, email, 'two-factor-off')]);
    }
  });
  return { data: null };
}
