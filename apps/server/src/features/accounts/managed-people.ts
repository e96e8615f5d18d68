import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountMail, handOverSms } from './accounts.messages.ts';
import { findPersonById, unlessTaken, updatePerson } from './people.repo.ts';
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

/** Somebody whom another person registers: no e-mail, no password, perhaps no phone. */
export type ManagedPerson = Omit<Registration, 'email' | 'passwordHash' | 'roles'>;

/** Registers an elder by another person's word; answers the id. Nobody can sign in to it yet. */
export async function registerManaged(
  platform: Platform,
  tx: Tx,
  person: ManagedPerson,
): Promise<string> {
  const id = await storePerson(platform, tx, {
    ...person,
    email: null,
    passwordHash: null,
    roles: ['PATIENT'],
  });
  if (id === null) throw new Error('an elder without an address was taken for somebody else');
  return id;
}

/** Whose account is handed over, by whom, and where the code goes: E.164, or an e-mail address. */
export interface HandOver {
  readonly personId: string;
  readonly helperName: string;
  readonly to: string;
}

const isEmail = (to: string) => to.includes('@');

/**
 * Sends the code with which an account becomes its owner's, whoever has the number or address
 * already: that is said only to who can read the code. A number is kept at once, unproved, so that
 * its owner may also just sign in with it.
 * @throws Problem too-many-requests
 */
export async function sendHandOverCode(
  platform: Platform,
  address: string,
  { personId, helperName, to }: HandOver,
): Promise<void> {
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
    await tx.tell([handOverSms(platform, person.locale, to, values)]);
  });
}

/** Where the code of a hand-over went, while it lives. */
export const pendingHandOver = (platform: Platform, personId: string): Promise<string | null> =>
  pendingTarget(platform, codeFor(personId));

/**
 * Gives an account to its owner with the code; `also` is done in the same transaction.
 * @throws Problem invalid-one-time-code, phone-in-use, email-in-use, too-many-requests
 */
export async function proveHandOver(
  platform: Platform,
  address: string,
  personId: string,
  typed: string,
  also: (tx: Tx) => Promise<void>,
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
      await updatePerson(tx, personId, { ...proved, updatedAt: platform.clock.now() });
      await also(tx);
      await endSessions(platform, tx, personId);
      return true;
    }),
  );
  if (!done) {
    throw new Problem(accountsErrors[isEmail(to) ? 'email-in-use' : 'phone-in-use']);
  }
}
