import type { requestContactProof as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountSms } from '../account-sms.messages.ts';
import { accountMail } from '../accounts.messages.ts';
import { ownAccount } from '../own-account.ts';
import { requireSms } from '../require-sms.ts';
import { countCodeRequest, makeCode } from '../sign-in/one-time-code.ts';

/**
 * Sends a code to the caller's own address or number, as it was typed at sign-up, so that they can
 * show that it is theirs. Entered like that of a new one.
 * @throws Problem not-found when there is nothing to prove, sms-does-not-reach, too-many-requests
 */
export async function requestContactProof(
  platform: Platform,
  principal: Principal,
  { kind }: ParsedInput<typeof endpoint>['body'],
  address: string,
) {
  const person = await ownAccount(platform.db, principal);
  const { email, emailVerified, id, locale, phoneNumber, phoneVerified } = person;
  const byMail = kind === 'email';
  const proved = byMail ? emailVerified : phoneVerified;
  const sentTo = byMail ? email : phoneNumber;
  if (!sentTo || proved) throw new Problem(coreErrors['not-found']);
  const purpose = byMail ? ('new-email' as const) : ('new-phone' as const);
  if (!byMail) requireSms(platform, sentTo);
  const channel = byMail ? 'mail' : 'sms';
  await countCodeRequest(platform, address, `${purpose}:${id}`, `${channel}:${sentTo}`);
  await inTransaction(platform, async (tx) => {
    const code = await makeCode(platform, tx, { purpose, whom: id }, sentTo);
    await tx.tell([
      byMail
        ? accountMail(platform, locale, sentTo, 'email-code', { code })
        : accountSms(platform, locale, sentTo, 'code', { code }),
    ]);
  });
  return { data: { sentTo } };
}
