import type { Platform } from '../platform.ts';
import { type FewAtOnce, fewAtOnce } from './few-at-once.ts';
import type { RateLimiter } from './rate-limit.ts';

/** How many heavy reads of one caller a process runs at once, and how many more may wait. */
export const heavyReads = { atOnce: 2, waiting: 8 } as const;

/** The queues of each process (its limiter), by caller; only of those who read now. */
const queues = new WeakMap<RateLimiter, Map<string, FewAtOnce>>();

/**
 * Runs a read that takes long (timeline, export, PDF) so that one caller's many do not hold up
 * everybody else's: two at once, a few wait, the rest is refused. `whose`: a person, or a network
 * address.
 * @throws Problem too-many-requests
 */
export async function heavyRead<T>(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  whose: string,
  read: () => Promise<T>,
): Promise<T> {
  const callers = queues.get(rateLimiter) ?? new Map<string, FewAtOnce>();
  queues.set(rateLimiter, callers);
  const queue = callers.get(whose) ?? fewAtOnce(heavyReads);
  callers.set(whose, queue);
  try {
    return await queue.run(read);
  } finally {
    if (queue.isIdle()) callers.delete(whose);
  }
}
