import { minuteInMs } from '@hafi/base/time';
import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import type { confirmIdentity as endpoint } from '@hafi/contract/accounts/own-data.contract';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountSms } from '../account-sms.messages.ts';
import { accountMail, messages } from '../accounts.messages.ts';
import { ownAccount } from '../own-account.ts';
import type { PersonRow } from '../people.repo.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { confirmSession, findConfirmedAt } from '../sessions/sessions.repo.ts';
import { checkOwnPassword } from './check-own-password.ts';
import {
  checkCode,
  countCodeRequest,
  countOwnMailCode,
  countOwnSmsCode,
  makeCode,
  useCode,
} from './one-time-code.ts';
import { findPasswordHash } from './passwords.repo.ts';

/** How long a confirmed identity is trusted on this device. */
const confirmedMinutes = 10;

async function confirmedUntil(
  { db, clock }: Pick<Platform, 'clock' | 'db'>,
  sessionId: string,
): Promise<Date | null> {
  const at = await findConfirmedAt(db, sessionId);
  const until = at && new Date(at.getTime() + confirmedMinutes * minuteInMs);
  return until && until > clock.now() ? until : null;
}

/**
 * Requires a recent confirmation of identity, for what a borrowed phone must not reveal or destroy.
 * @throws Problem confirm-first
 */
export async function requireConfirmed(
  platform: Pick<Platform, 'clock' | 'db'>,
  { sessionId }: Principal,
) {
  if (!(await confirmedUntil(platform, sessionId))) {
    throw new Problem(accountsErrors['confirm-first']);
  }
}

function codeChannel(person: PersonRow): 'email' | 'phone' {
  if (person.email && (person.emailVerified || !person.phoneNumber)) return 'email';
  return 'phone';
}

/** Whether a person has anything by which they could confirm their identity. */
export async function canConfirm(
  { db }: Pick<Platform, 'db'>,
  { email, id, phoneNumber }: PersonRow,
): Promise<boolean> {
  return email !== null || phoneNumber !== null || (await findPasswordHash(db, id)) !== null;
}

/** How the caller can confirm their identity, and until when it is confirmed. */
export async function getConfirmation(platform: Platform, principal: Principal) {
  const person = await ownAccount(platform.db, principal);
  const hash = await findPasswordHash(platform.db, person.id);
  const until = await confirmedUntil(platform, principal.sessionId);
  const by = hash ? ('password' as const) : codeChannel(person);
  return { data: { by, until: until?.toISOString() ?? null } };
}

/**
 * Sends a code to a caller without a password.
 * @throws Problem confirm-by-password, no-contact, too-many-requests
 */
export async function requestConfirmationCode(
  platform: Platform,
  principal: Principal,
  from: RequestOrigin,
) {
  const { db, translate } = platform;
  const person = await ownAccount(db, principal);
  if (await findPasswordHash(db, person.id)) {
    throw new Problem(accountsErrors['confirm-by-password']);
  }
  const { id, locale, email, phoneNumber } = person;
  if (!email && !phoneNumber) throw new Problem(accountsErrors['no-contact']);
  const channel = codeChannel(person);
  const mail = channel === 'email' && email;
  if (mail && person.emailVerified) await countOwnMailCode(platform, `confirm:${id}`, mail);
  else if (mail) await countCodeRequest(platform, from.address, `confirm:${id}`, `mail:${mail}`);
  else await countOwnSmsCode(platform, from, phoneNumber ?? '', `confirm:${id}`);
  await inTransaction(platform, async (tx) => {
    const code = await makeCode(platform, tx, { purpose: 'confirm', whom: id });
    const message = mail
      ? accountMail(platform, locale, mail, 'confirm-code', { code })
      : accountSms(platform, locale, phoneNumber ?? '', 'code', { code });
    await tx.tell([message]);
  });
  return { data: { message: translate(from.locale, messages['confirm-code-sent']) } };
}

/** @throws Problem invalid-one-time-code, too-many-requests */
async function ownCode(platform: Platform, address: string, personId: string, typed: string) {
  const code = await checkCode(platform, address, { purpose: 'confirm', whom: personId }, typed);
  if (!code) throw new Problem(accountsErrors['invalid-one-time-code']);
  return code;
}

/**
 * Confirms the caller's identity for 10 minutes on this device.
 * @throws Problem wrong-password, invalid-one-time-code, too-many-requests
 */
export async function confirmIdentity(
  platform: Platform,
  principal: Principal,
  { code, password }: ParsedInput<typeof endpoint>['body'],
  { address }: RequestOrigin,
) {
  const { db, clock } = platform;
  const { personId, sessionId } = principal;
  const hasPassword = (await findPasswordHash(db, personId)) !== null;
  const given = hasPassword ? password : code;
  if (!given) {
    throw invalidInput(hasPassword ? 'password' : 'code', 'required');
  }
  const ownRow = hasPassword ? null : await ownCode(platform, address, personId, given);
  if (hasPassword) await checkOwnPassword(platform, personId, given);
  await inTransaction(platform, async (tx) => {
    if (ownRow) await useCode(tx, ownRow);
    await confirmSession(tx, sessionId, clock.now());
  });
  return getConfirmation(platform, principal);
}
