import type { signInByPhone as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { pendingHandOver } from '../managed-people.ts';
import {
  findPersonByPhone,
  type PersonRow,
  takeNumberOffOthers,
  updatePerson,
} from '../people.repo.ts';
import { forgetProofOf } from '../profile/contact-changes.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { WithCookies } from '../sessions/with-cookies.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { knownDevice } from './known-device.ts';
import { checkCode, useCode } from './one-time-code.ts';
import { askOwnSecret, type OwnSecretChallenge, ownSecretOf } from './own-secret.ts';
import type { PhoneSignIns } from './phone-sign-ins.ts';

type Finished = Awaited<ReturnType<typeof finishSignIn>>['data'];

/** The owner of a number enters: from now on it is theirs alone, and so is an account that was kept. */
async function enter(
  platform: Platform,
  tx: Tx,
  { id, phoneVerified }: PersonRow,
  phoneNumber: string,
  onOwnPhone: PhoneSignIns['onOwnPhone'] | null,
): Promise<void> {
  if (!phoneVerified) {
    const now = platform.clock.now();
    await updatePerson(tx, id, { phoneVerified: true, updatedAt: now });
    await forgetProofOf(tx, phoneNumber, id);
    await takeNumberOffOthers(tx, phoneNumber, id, now);
  }
  await onOwnPhone?.(tx, id);
  if (!phoneVerified) await endSessions(platform, tx, id);
}

/**
 * Signs in by the code sent by SMS, to the account that proved the number; the number leaves
 * everybody else. Whoever holds the SIM gets the code, so a phone that is new to the account also
 * needs what only its owner knows; where there is nothing like that, the owner and who decides for
 * them are notified. An account that is kept for an elder becomes its owner's only while who keeps it
 * hands it over to this number.
 */
export async function signInByPhone(
  platform: Platform,
  { code: typed, phoneNumber, rememberMe }: ParsedInput<typeof endpoint>['body'],
  { address, browser, cookie, userAgent }: RequestOrigin,
  hooks: PhoneSignIns,
): Promise<WithCookies<Finished | OwnSecretChallenge>> {
  const { clock, config, db } = platform;
  const codeFor = { purpose: 'phone-sign-in', whom: phoneNumber, browser } as const;
  const code = await checkCode(platform, address, codeFor, typed);
  const person = code ? await findPersonByPhone(db, phoneNumber) : undefined;
  if (!code || !person) throw new Problem(accountsErrors['invalid-one-time-code']);
  const isHandedOver = (await pendingHandOver(platform, person.id)) === phoneNumber;
  const entered = await inTransaction(platform, async (tx) => {
    await useCode(tx, code);
    const isKept = await hooks.isKept(tx, person.id);
    if (isKept && !isHandedOver) {
      await hooks.onKept(tx, person.id);
      return 'not';
    }
    await enter(platform, tx, person, phoneNumber, isKept ? hooks.onOwnPhone : null);
    return isKept ? 'taken-over' : 'own';
  });
  if (entered === 'not') throw new Problem(accountsErrors['account-is-kept']);
  const proved = { ...person, phoneVerified: true };
  const isKnown = knownDevice(config, phoneNumber, cookie, clock.now()) !== null;
  if (!person.twoFactorEnabled && !isKnown) {
    const asks = await ownSecretOf(platform, person.id);
    if (asks === 'locked') throw new Problem(accountsErrors['phone-pin-locked']);
    if (asks) return askOwnSecret(platform, person.id, asks, rememberMe);
    if (entered === 'own') {
      await inTransaction(platform, (tx) => hooks.onNewPhone(tx, person.id));
    }
  }
  return finishSignIn(platform, proved, { remembered: rememberMe, userAgent });
}
