import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMail } from '../accounts.messages.ts';
import { ownAccount } from '../own-account.ts';
import { updatePerson } from '../people.repo.ts';
import { checkOwnPassword } from '../sign-in/check-own-password.ts';
import { deleteTwoFactor } from './two-factor.repo.ts';

/** Turns two-factor authentication off, given the password; idempotent. */
export async function stopTwoFactor(platform: Platform, principal: Principal, password: string) {
  const { personId } = principal;
  await checkOwnPassword(platform, personId, password);
  const { email, locale, twoFactorEnabled } = await ownAccount(platform.db, principal);
  await inTransaction(platform, async (tx) => {
    await deleteTwoFactor(tx, personId);
    await updatePerson(tx, personId, { twoFactorEnabled: false, updatedAt: platform.clock.now() });
    if (email && twoFactorEnabled) {
      await tx.tell([accountMail(platform, locale, email, 'two-factor-off')]);
    }
  });
  return { data: null };
}
