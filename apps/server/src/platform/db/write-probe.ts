import type { Platform } from '../platform.ts';

/** How long a write that succeeded speaks for the next ones, in milliseconds. */
const goodForMs = 10_000;

/** Counted as a limit that is never used up: it writes one small row. */
const probe = { max: Number.MAX_SAFE_INTEGER, seconds: 60 };

/**
 * Returns a check that rejects while the database takes no writes, as when its disk is full. It writes
 * at most every ten seconds, because anybody may ask whether we are ready.
 */
export function writeProbe({
  clock,
  rateLimiter,
}: Pick<Platform, 'clock' | 'rateLimiter'>): () => Promise<void> {
  let wroteAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock.now().getTime();
    if (Math.abs(now - wroteAt) < goodForMs) return;
    await rateLimiter.take('ready', probe);
    wroteAt = now;
  };
}
