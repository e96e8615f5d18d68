import type { requestPasswordReset as endpoint } from '@hafi/contract/accounts/accounts.contract';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountMail, messages } from '../accounts.messages.ts';
import { findPersonByEmail } from '../people.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { countCodeRequest, makeCode } from './one-time-code.ts';

/**
 * Mails a code if the address belongs to an account; otherwise gives the same answer after similar
 * work.
 */
export async function requestPasswordReset(
  platform: Platform,
  { email }: ParsedInput<typeof endpoint>['body'],
  from: RequestOrigin,
) {
  await countCodeRequest(platform, from.address, `mail:${email}`);
  const person = await findPersonByEmail(platform.db, email);
  await inTransaction(platform, async (tx) => {
    const code = await makeCode(platform, tx, {
      purpose: 'reset-password',
      whom: email,
      browser: from.browser,
    });
    const locale = person?.locale ?? from.locale;
    const mail = accountMail(platform, locale, email, 'reset-code', { code });
    await tx.tell(person ? [mail] : []);
  });
  return { data: { message: platform.translate(from.locale, messages['reset-code-sent']) } };
}
