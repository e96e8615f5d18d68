import type { requestPhoneCode as endpoint } from '@hafi/contract/accounts/accounts.contract';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountSms } from '../account-sms.messages.ts';
import { messages } from '../accounts.messages.ts';
import { findPersonByPhone } from '../people.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { requireSms } from '../require-sms.ts';
import { countOwnSmsCode, makeCode } from './one-time-code.ts';

/**
 * Sends a sign-in code by SMS if the number belongs to an account; otherwise gives the same answer.
 * @throws Problem sms-does-not-reach, too-many-requests
 */
export async function requestPhoneCode(
  platform: Platform,
  { phoneNumber }: ParsedInput<typeof endpoint>['body'],
  from: RequestOrigin,
) {
  requireSms(platform, phoneNumber);
  await countOwnSmsCode(platform, from, phoneNumber);
  const person = await findPersonByPhone(platform.db, phoneNumber);
  await inTransaction(platform, async (tx) => {
    const code = await makeCode(platform, tx, {
      purpose: 'phone-sign-in',
      whom: phoneNumber,
      browser: from.browser,
    });
    const locale = person?.locale ?? from.locale;
    const sms = accountSms(platform, locale, phoneNumber, 'code', { code });
    await tx.tell(person ? [sms] : []);
  });
  return { data: { message: platform.translate(from.locale, messages['phone-code-sent']) } };
}
