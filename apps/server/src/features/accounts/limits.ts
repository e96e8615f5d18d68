import type { Platform } from '../../platform/platform.ts';
import { countFailures, countKey } from '../../platform/rate-limit/count-failures.ts';
import type { Allowance } from '../../platform/rate-limit/rate-limit.ts';

const minutes = (count: number) => count * 60;
const hour = minutes(60);

/**
 * Rate limits of each kind of attempt. Generous per address, because a whole village may share one
 * carrier's address.
 */
export const allowances = {
  /** Wrong passwords for one account from one network address. */
  'sign-in': { max: 20, seconds: minutes(15) },
  /** For one account from everywhere: far beyond what one address can use up. */
  'sign-in-account': { max: 300, seconds: minutes(15) },
  /** From a device on which somebody signed in to this account before: counted for itself. */
  'sign-in-known': { max: 20, seconds: minutes(15) },
  'sign-in-address': { max: 300, seconds: minutes(15) },
  password: { max: 20, seconds: minutes(15) },
  'pin-address': { max: 100, seconds: minutes(15) },
  'pin-choice': { max: 20, seconds: hour },
  'second-factor': { max: 10, seconds: hour },
  /** Wrong PINs and passwords after a code by SMS, for one account. */
  'own-secret': { max: 10, seconds: hour },
  /** Codes for one subject from one network address. */
  code: { max: 5, seconds: hour },
  /** Codes of every kind to one number or address, from everywhere. */
  'code-day': { max: 20, seconds: 24 * hour },
  /** Codes to one number, asked for on devices that it signed in on before: counted for themselves. */
  'code-day-known': { max: 10, seconds: 24 * hour },
  'code-address': { max: 100, seconds: hour },
  'authorization-address': { max: 300, seconds: minutes(15) },
  'my-data': { max: 20, seconds: hour },
  photo: { max: 30, seconds: hour },
  'sign-up-address': { max: 300, seconds: hour },
  /** Mails that somebody tried to sign up with the owner's address. */
  'known-address': { max: 1, seconds: 24 * hour },
} as const satisfies Record<string, Allowance>;

/** A counted attempt: its kind, and for whom. */
export type Counted = readonly [kind: keyof typeof allowances, whom: string];

const keyOf = (platform: Platform, [kind, whom]: Counted) => countKey(platform, kind, whom);

/** Counts one use of each. */
export async function countUse(platform: Platform, ...counted: readonly Counted[]): Promise<void> {
  for (const each of counted) {
    await platform.rateLimiter.take(keyOf(platform, each), allowances[each[0]]);
  }
}

/**
 * Runs the check of a secret and counts only its failures, as {@link countFailures}.
 * @throws Problem too-many-requests, even for a right guess, while a limit is used up
 */
export function guardGuess<T>(
  platform: Platform,
  counted: readonly Counted[],
  guess: () => Promise<T | null>,
): Promise<T | null> {
  const limit = {
    async refuseIfUsedUp() {
      for (const each of counted) {
        await platform.rateLimiter.check(keyOf(platform, each), allowances[each[0]]);
      }
    },
    countFailure: () => countUse(platform, ...counted),
  };
  return countFailures(limit, guess);
}

/** Resets the count after a success. */
export async function forgetFailures(platform: Platform, counted: Counted): Promise<void> {
  await platform.rateLimiter.reset(keyOf(platform, counted));
}
