import type { signInByPhone as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPersonByPhone, takeNumberOffOthers, updatePerson } from '../people.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { checkCode, useCode } from './one-time-code.ts';

/** What other features do when a person first verifies a number, in that transaction. */
export type OnOwnPhone = (tx: Tx, personId: string) => Promise<void>;

/**
 * Signs in by the code sent by SMS, to the account that proved the number. An account that is kept
 * for an elder under this number becomes its owner's, and the number leaves everybody else.
 */
export async function signInByPhone(
  platform: Platform,
  { code: typed, phoneNumber, rememberMe }: ParsedInput<typeof endpoint>['body'],
  { address, browser, userAgent }: RequestOrigin,
  onOwnPhone: OnOwnPhone,
) {
  const codeFor = { purpose: 'phone-sign-in', whom: phoneNumber, browser } as const;
  const code = await checkCode(platform, address, codeFor, typed);
  const person = code ? await findPersonByPhone(platform.db, phoneNumber) : undefined;
  if (!code || !person) throw new Problem(accountsErrors['invalid-one-time-code']);
  await inTransaction(platform, async (tx) => {
    await useCode(tx, code);
    // Who keeps the account may have proved the number before; the elder takes it over here.
    if (person.phoneVerified && person.email === null) await onOwnPhone(tx, person.id);
    if (person.phoneVerified) return;
    const now = platform.clock.now();
    await updatePerson(tx, person.id, { phoneVerified: true, updatedAt: now });
    await takeNumberOffOthers(tx, phoneNumber, person.id, now);
    await onOwnPhone(tx, person.id);
    await endSessions(platform, tx, person.id);
  });
  return finishSignIn(
    platform,
    { ...person, phoneVerified: true },
    { remembered: rememberMe, userAgent },
  );
}
