import type { requestPhoneCode as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { codeSms, messages } from '../accounts.messages.ts';
import { findPersonByPhone } from '../people.repo.ts';
import { countCodeRequest, makeCode } from './one-time-code.ts';

/** Sends a sign-in code by SMS, if the number belongs to an account; same answer if not. */
export async function requestPhoneCode(platform: Platform, call: Call<typeof endpoint>) {
  const { phoneNumber } = call.body;
  await countCodeRequest(platform, call.address, `phone:${phoneNumber}`);
  const person = await findPersonByPhone(platform.db, phoneNumber);
  await inTransaction(platform, async (tx) => {
    const code = await makeCode(platform, tx, { purpose: 'phone-sign-in', whom: phoneNumber });
    const sms = codeSms(platform, person?.locale ?? call.locale, phoneNumber, code);
    await tx.tell(person ? [sms] : []);
  });
  return { data: { message: platform.translate(call.locale, messages['phone-code-sent']) } };
}
