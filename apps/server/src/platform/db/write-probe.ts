import type { Platform } from '../platform.ts';
import { DatabaseAway } from './database-away.ts';

/** How long a write that succeeded speaks for the next ones, in milliseconds. */
const goodForMs = 10_000;

/** Counted as a limit that is never used up: it writes one small row. */
const probe = { max: Number.MAX_SAFE_INTEGER, seconds: 60 };

/** How long a failure speaks for the next ones, and the longest that a write may take, in milliseconds. */
const badForMs = 2000;
const longestMs = 2000;

/** @throws DatabaseAway when the write takes too long; it goes on without anybody waiting for it */
async function inTime(write: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new DatabaseAway(new Error('the probe took too long'))),
    longestMs,
  );
  try {
    await Promise.race([write, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns a check that rejects while the database takes no writes, as when its disk is full. It writes
 * at most every ten seconds, every two after a failure, and one at a time, because anybody may ask
 * whether we are ready.
 */
export function writeProbe({
  clock,
  rateLimiter,
}: Pick<Platform, 'clock' | 'rateLimiter'>): () => Promise<void> {
  let wroteAt = Number.NEGATIVE_INFINITY;
  let failed: { readonly at: number; readonly error: unknown } | null = null;
  let underWay: Promise<void> | null = null;

  async function write(now: number): Promise<void> {
    try {
      await inTime(rateLimiter.take('ready', probe));
      wroteAt = now;
      failed = null;
    } catch (error) {
      failed = { at: clock.now().getTime(), error };
      throw error;
    } finally {
      underWay = null;
    }
  }

  return async () => {
    const now = clock.now().getTime();
    if (Math.abs(now - wroteAt) < goodForMs) return;
    if (failed && Math.abs(now - failed.at) < badForMs) throw failed.error;
    underWay ??= write(now);
    await underWay;
  };
}
