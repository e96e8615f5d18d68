import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../../../platform/platform.ts';
import { countKey } from '../../../platform/rate-limit/count-failures.ts';

/** Who opens a link, and from where. */
export interface Opening {
  readonly token: string;
  /** The address of whoever opens it. */
  readonly address: string;
}

/**
 * How many links that nobody was sent one address may try. Links that were sent are never counted:
 * a whole family may stand behind one address, and a responder is never refused.
 */
const guesses = { max: 60, seconds: 60 };

/**
 * What a link of an SMS leads to.
 * @throws Problem not-found for a link that nobody was sent, or that was taken back;
 * too-many-requests for an address that tries many of them
 */
export async function requireByLink<T>(
  platform: Platform,
  { address, token }: Opening,
  find: (token: string) => Promise<T | null>,
): Promise<T> {
  const found = await find(token);
  if (found !== null) return found;
  await platform.rateLimiter.take(countKey(platform, 'emergency-link', address), guesses);
  throw new Problem(coreErrors['not-found']);
}
