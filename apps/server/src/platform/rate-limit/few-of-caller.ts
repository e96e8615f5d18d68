import type { Endpoint } from '@hafi/contract/core/endpoint';
import type { Platform } from '../platform.ts';
import { type FewAtOnce, fewAtOnce } from './few-at-once.ts';
import type { RateLimiter } from './rate-limit.ts';

/**
 * How many requests of one caller a process answers at once, and how many more may wait: a village
 * behind one address is many people, and none is refused soon.
 */
export const ofCaller = { atOnce: 4, waiting: 300 } as const;

/** Calls for help and their answers wait for nobody, and signed reports of providers come from one address. */
const isUrgent = ({ access, method, path, signed }: Endpoint) =>
  signed === true ||
  (/^\/api\/(?:emergenc|contact-questions)/.test(path) &&
    (method !== 'GET' || access === 'public'));

/** What limits itself, and must not hold the turns of the rest while it waits. */
const hasOwnLimit = ({ heavy, path }: Endpoint) =>
  heavy !== undefined || path.startsWith('/api/auth/');

/** The queues of each process (its limiter), by caller; only of those who ask now. */
const queues = new WeakMap<RateLimiter, Map<string, FewAtOnce>>();

/**
 * Runs the work of a caller when its turn comes, so that one caller's flood does not hold up calls for
 * help; an address answers for all who are not signed in.
 * @throws Problem too-many-requests
 */
export async function fewOfCaller<T>(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  { address, principal }: { address: string; principal: { personId: string } | null },
  work: () => Promise<T>,
): Promise<T> {
  const callers = queues.get(rateLimiter) ?? new Map<string, FewAtOnce>();
  queues.set(rateLimiter, callers);
  const whose = principal?.personId ?? address;
  const queue = callers.get(whose) ?? fewAtOnce(ofCaller);
  callers.set(whose, queue);
  try {
    return await queue.run(work);
  } finally {
    if (queue.isIdle()) callers.delete(whose);
  }
}

/** Answers an endpoint as {@link fewOfCaller}, unless it is urgent or has a limit of its own. */
export function limitCaller<T>(
  platform: Pick<Platform, 'rateLimiter'>,
  endpoint: Endpoint,
  caller: { address: string; principal: { personId: string } | null },
  answer: () => Promise<T>,
): Promise<T> {
  return isUrgent(endpoint) || hasOwnLimit(endpoint)
    ? answer()
    : fewOfCaller(platform, caller, answer);
}
