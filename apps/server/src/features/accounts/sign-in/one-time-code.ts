import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  hashSecret,
  keyedHash,
  newSixDigits,
  sameSecret,
} from '../../../platform/secrets/secrets.ts';
import { countUse, guardGuess } from '../limits.ts';
import type { RequestOrigin } from '../request-origin.ts';
import { knownDevice } from './known-device.ts';
import {
  type CodeRow,
  deleteCode,
  findTarget,
  type Purpose,
  putCode,
  tryCodes,
} from './one-time-codes.repo.ts';

/** How long a code is good, in seconds. */
export const codeSeconds = 10 * 60;
const maxTries = 5;

/** The purpose of a code and its subject: an address, a number, a person or a ticket. */
export interface CodeFor {
  readonly purpose: Purpose;
  readonly whom: string;
  /** For somebody not signed in: the secret of the browser that asks; null when it sends no cookie. */
  readonly browser?: string | null;
}

const subjectOf = ({ config }: Platform, { browser, purpose, whom }: CodeFor) =>
  keyedHash(
    config.sessionSecret,
    'code-subject',
    purpose,
    whom,
    ...(browser ? [hashSecret(browser)] : []),
  );

const hashOf = ({ config }: Platform, { purpose, whom }: CodeFor, code: string) =>
  keyedHash(config.sessionSecret, 'code', purpose, whom, code);

/**
 * Counts a request for a code, whether or not the subject is known. The hour counts per subject and
 * network address together, so that nobody elsewhere uses up somebody's codes; the day counts all
 * codes of every kind to one number (`sms:`) or address (`mail:`), so that guessing has an end and
 * nobody's phone is flooded.
 * @throws Problem too-many-requests after 5 in an hour for one subject from one address, 20 a day
 * for one subject, 100 an hour from one address
 */
export async function countCodeRequest(
  platform: Platform,
  address: string,
  ...whom: readonly string[]
): Promise<void> {
  await countUse(platform, ['code-address', address]);
  await countUse(platform, ...whom.map((each) => ['code', `${each} ${address}`] as const));
  await countUse(platform, ...whom.map((each) => ['code-day', each] as const));
}

/**
 * As {@link countCodeRequest}, for an SMS to a number that may be the caller's own. A device that
 * its account was signed in to on before counts for itself, so that nobody elsewhere, nor behind the
 * same address, keeps an elder out who has only a phone. All such devices count together: who had
 * the number before must not guess the codes of its next owner without end.
 * @throws Problem too-many-requests, on a known device after 10 a day
 */
export async function countOwnSmsCode(
  platform: Platform,
  { address, cookie }: Pick<RequestOrigin, 'address' | 'cookie'>,
  phoneNumber: string,
  ...whom: readonly string[]
): Promise<void> {
  const { clock, config } = platform;
  if (knownDevice(config, phoneNumber, cookie, clock.now())) {
    await countUse(platform, ['code-day-known', phoneNumber]);
  } else {
    await countCodeRequest(platform, address, ...whom, `sms:${phoneNumber}`);
  }
}

/**
 * As {@link countCodeRequest}, for a mail to the proved address of an account that is signed in: strangers, who ask
 * for codes to the same address, do not use up its own.
 * @throws Problem too-many-requests after 5 in an hour, or 10 a day
 */
export async function countOwnMailCode(platform: Platform, whom: string, mail: string) {
  await countUse(platform, ['code', whom], ['code-day-known', `mail:${mail}`]);
}

/**
 * Makes a six-digit code that is valid for 10 minutes, beside those that the same browser asked for
 * before. A code that a browser asked for stands twice: for that browser, with tries of its own,
 * and for programs that send no cookies, which can use up only theirs.
 */
export async function makeCode(
  platform: Platform,
  tx: Tx,
  codeFor: CodeFor,
  target: string | null = null,
): Promise<string> {
  const code = newSixDigits();
  const bound = codeFor.browser ? [codeFor] : [];
  for (const each of [...bound, { ...codeFor, browser: null }]) {
    await putCode(tx, {
      id: newId(),
      purpose: each.purpose,
      subject: subjectOf(platform, each),
      codeHash: hashOf(platform, each, code),
      target,
      expiresAt: new Date(platform.clock.now().getTime() + codeSeconds * 1000),
    });
  }
  return code;
}

/**
 * Checks a code and counts the attempt; null when it is wrong, expired or out of attempts. Use it
 * up later, with {@link useCode}, in the transaction of what it allows.
 */
export async function checkCode(
  platform: Platform,
  address: string,
  codeFor: CodeFor,
  typed: string,
): Promise<CodeRow | null> {
  const limit = { now: platform.clock.now(), max: maxTries };
  return guardGuess(platform, [['sign-in-address', address]], async () => {
    const rows = await tryCodes(platform.db, codeFor.purpose, subjectOf(platform, codeFor), limit);
    const hash = hashOf(platform, codeFor, typed);
    return rows.find(({ codeHash }) => sameSecret(codeHash, hash)) ?? null;
  });
}

/**
 * Uses up a checked code, and those beside it, wherever they stand.
 * @throws Problem invalid-one-time-code when another request was faster
 */
export async function useCode(tx: Tx, row: CodeRow): Promise<void> {
  if (!(await deleteCode(tx, row))) throw new Problem(accountsErrors['invalid-one-time-code']);
}

/** The address or number that a pending code verifies, if any. */
export function pendingTarget(platform: Platform, codeFor: CodeFor): Promise<string | null> {
  const subject = subjectOf(platform, codeFor);
  return findTarget(platform.db, codeFor.purpose, subject, platform.clock.now());
}
