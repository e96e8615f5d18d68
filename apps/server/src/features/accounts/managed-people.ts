import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountSms } from './account-sms.messages.ts';
import { accountMail } from './accounts.messages.ts';
import { type NumberPassing, passNumber } from './pass-number.ts';
import { findPersonById, unlessTaken, updatePerson } from './people.repo.ts';
import { requireSms } from './require-sms.ts';
import { endSessions } from './sessions/end-sessions.ts';
import {
  checkCode,
  countCodeRequest,
  makeCode,
  pendingTarget,
  useCode,
} from './sign-in/one-time-code.ts';
import { type Registration, storePerson } from './sign-in/register-person.ts';

const codeFor = (personId: string) => ({ purpose: 'hand-over', whom: personId }) as const;

/** A person registered by somebody else: without e-mail and password, perhaps without a phone. */
export type ManagedPerson = Omit<Registration, 'email' | 'passwordHash' | 'roles'>;

/**
 * Registers an elder on behalf of somebody else; returns the id. Nobody can sign in to the account
 * yet. A number that was given gets an SMS that says so.
 */
export async function registerManaged(
  platform: Platform,
  tx: Tx,
  person: ManagedPerson,
  helperId: string,
): Promise<string> {
  const id = await storePerson(platform, tx, {
    ...person,
    email: null,
    passwordHash: null,
    roles: ['PATIENT'],
  });
  if (id === null) throw new Error('an elder without an address was taken for somebody else');
  const helper = await findPersonById(tx, helperId);
  if (person.phoneNumber && helper) {
    const { locale, phoneNumber } = person;
    const values = { helper: helper.firstName };
    await tx.tell([accountSms(platform, locale, phoneNumber, 'account-kept', values)]);
  }
  return id;
}

/** The account to hand over, by whom, and where the code is sent: E.164 or an e-mail address. */
export interface HandOver {
  readonly personId: string;
  readonly helperName: string;
  readonly to: string;
}

const isEmail = (to: string) => to.includes('@');

/**
 * Sends the code that hands an account over to its owner. It is sent even when the number or
 * address is in use: only the reader of the code learns that. A number is stored at once,
 * unverified, so that its owner may also simply sign in with it.
 * @throws Problem sms-does-not-reach, too-many-requests
 */
export async function sendHandOverCode(
  platform: Platform,
  address: string,
  { personId, helperName, to }: HandOver,
): Promise<void> {
  if (!isEmail(to)) requireSms(platform, to);
  const channel = isEmail(to) ? 'mail' : 'sms';
  await countCodeRequest(platform, address, `hand-over:${personId}`, `${channel}:${to}`);
  await inTransaction(platform, async (tx) => {
    const person = await findPersonById(tx, personId);
    if (!person) throw new Error('nobody is there to take the account over');
    const code = await makeCode(platform, tx, codeFor(personId), to);
    const values = { code, helper: helperName };
    if (isEmail(to)) {
      await tx.tell([accountMail(platform, person.locale, to, 'hand-over', values)]);
      return;
    }
    const change = { phoneNumber: to, phoneVerified: false, updatedAt: platform.clock.now() };
    await updatePerson(tx, personId, change);
    await tx.tell([accountSms(platform, person.locale, to, 'hand-over', values)]);
  });
}

/** Where the code of a pending hand-over was sent. */
export const pendingHandOver = (platform: Platform, personId: string): Promise<string | null> =>
  pendingTarget(platform, codeFor(personId));

/**
 * Hands an account over to its owner, by the code; `also` runs in the same transaction.
 * @throws Problem invalid-one-time-code, phone-in-use, email-in-use, too-many-requests
 */
export async function proveHandOver(
  platform: Platform,
  address: string,
  personId: string,
  typed: string,
  { also, passing }: { also: (tx: Tx) => Promise<void>; passing: NumberPassing },
): Promise<void> {
  const code = await checkCode(platform, address, codeFor(personId), typed);
  if (!code?.target) throw new Problem(accountsErrors['invalid-one-time-code']);
  const to = code.target;
  const proved = isEmail(to)
    ? { email: to, emailVerified: true }
    : { phoneNumber: to, phoneVerified: true };
  const done = await unlessTaken(
    inTransaction(platform, async (tx) => {
      await useCode(tx, code);
      const now = platform.clock.now();
      if (!isEmail(to)) await passNumber(platform, tx, { phone: to, to: personId }, passing);
      await updatePerson(tx, personId, { ...proved, updatedAt: now });
      await also(tx);
      await endSessions(platform, tx, personId);
      return true;
    }),
  );
  if (!done) {
    throw new Problem(accountsErrors[isEmail(to) ? 'email-in-use' : 'phone-in-use']);
  }
}
