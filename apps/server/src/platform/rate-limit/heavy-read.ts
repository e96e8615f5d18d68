import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Platform } from '../platform.ts';
import type { RateLimiter } from './rate-limit.ts';

/** How many heavy reads of one person a process runs at once, and how many more may wait. */
export const heavyReads = { atOnce: 2, waiting: 8 } as const;

interface Queue {
  running: number;
  readonly waiting: (() => void)[];
}

/** The queues of each process (its limiter), by person; only of people who read now. */
const queues = new WeakMap<RateLimiter, Map<string, Queue>>();

/**
 * Runs a read that takes long (timeline, export, PDF) so that one person's many do not hold up
 * everybody else's: two at once, a few wait, the rest is refused.
 * @throws Problem too-many-requests
 */
export async function heavyRead<T>(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  personId: string,
  read: () => Promise<T>,
): Promise<T> {
  const people = queues.get(rateLimiter) ?? new Map<string, Queue>();
  queues.set(rateLimiter, people);
  const queue = people.get(personId) ?? { running: 0, waiting: [] };
  people.set(personId, queue);
  if (queue.running < heavyReads.atOnce) queue.running += 1;
  else {
    if (queue.waiting.length >= heavyReads.waiting) {
      throw new Problem(coreErrors['too-many-requests'], { retryAfterSeconds: 2 });
    }
    await new Promise<void>((start) => void queue.waiting.push(start));
  }
  try {
    return await read();
  } finally {
    const next = queue.waiting.shift();
    // The permit passes to the next one, so that nobody slips in between.
    if (next) next();
    else {
      queue.running -= 1;
      if (queue.running === 0) people.delete(personId);
    }
  }
}
