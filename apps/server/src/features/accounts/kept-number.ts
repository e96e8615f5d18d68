import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountSms } from './account-sms.messages.ts';
import { type NumberPassing, passNumber } from './pass-number.ts';
import { findPersonById, unlessTaken, updatePerson } from './people.repo.ts';
import { requireSms } from './require-sms.ts';
import {
  checkCode,
  countCodeRequest,
  makeCode,
  pendingTarget,
  useCode,
} from './sign-in/one-time-code.ts';

/** The elder whose account is kept, and the session of who keeps it: a code is good only there. */
export interface KeptFor {
  readonly personId: string;
  readonly sessionId: string;
}

const codeFor = ({ personId, sessionId }: KeptFor) =>
  ({ purpose: 'kept-number', whom: `${personId} ${sessionId}` }) as const;

/** A kept elder's number, and whether somebody who holds the phone has shown that it is theirs. */
export async function keptNumber(
  db: Db,
  personId: string,
): Promise<{ phoneNumber: string | null; proved: boolean }> {
  const person = await findPersonById(db, personId);
  return {
    phoneNumber: person?.phoneNumber || null,
    proved: person?.phoneVerified ?? false,
  };
}

/** The number to which this session's pending code was sent; null when there is none. */
export const pendingKeptNumber = (platform: Platform, kept: KeptFor): Promise<string | null> =>
  pendingTarget(platform, codeFor(kept));

/**
 * Sends a code to a kept elder's phone. A number that differs from the stored one is stored only
 * when it is proved. The code is sent even when the number is in use: only its reader learns that.
 * @throws Problem sms-does-not-reach, too-many-requests
 */
export async function sendKeptNumberCode(
  platform: Platform,
  address: string,
  kept: KeptFor & { readonly helperName: string; readonly to: string },
): Promise<void> {
  const { helperName: helper, personId, to } = kept;
  requireSms(platform, to);
  await countCodeRequest(platform, address, `kept-number:${personId}`, `sms:${to}`);
  await inTransaction(platform, async (tx) => {
    const person = await findPersonById(tx, personId);
    if (!person) throw new Error('nobody is kept there');
    const code = await makeCode(platform, tx, codeFor(kept), to);
    await tx.tell([accountSms(platform, person.locale, to, 'kept-number', { code, helper })]);
  });
}

/**
 * Proves a kept elder's number by the code: SMS go there from now on. The account stays kept until
 * the elder signs in.
 * @throws Problem invalid-one-time-code, phone-in-use, too-many-requests
 */
export async function proveKeptNumber(
  platform: Platform,
  address: string,
  { typed, ...kept }: KeptFor & { readonly typed: string },
  passing: NumberPassing,
): Promise<void> {
  const code = await checkCode(platform, address, codeFor(kept), typed);
  const phoneNumber = code?.target;
  if (!code || !phoneNumber) throw new Problem(accountsErrors['invalid-one-time-code']);
  const done = await unlessTaken(
    inTransaction(platform, async (tx) => {
      await useCode(tx, code);
      const updatedAt = platform.clock.now();
      await passNumber(platform, tx, { phone: phoneNumber, to: kept.personId }, passing);
      await updatePerson(tx, kept.personId, { phoneNumber, phoneVerified: true, updatedAt });
      return true;
    }),
  );
  if (!done) throw new Problem(accountsErrors['phone-in-use']);
}
