/** What is done with a frame that a screen sends. */
export type Verdict = 'passed' | 'dropped' | 'closed';

/** How much a screen may send: what it saves up at most, and how much comes back each second. */
const allowed = { atOnce: 30, perSecond: 5 } as const;
/** How many frames in a row are dropped before the connection is closed. */
const mostDropped = 200;

/**
 * Counts the frames of one connection. What comes too fast is dropped; who goes on is closed, so
 * that a screen that floods costs the process little and others nothing.
 */
export function createFrameLimit(now: () => number = Date.now): { take(): Verdict } {
  let left: number = allowed.atOnce;
  let dropped = 0;
  let at = now();
  return {
    take() {
      const elapsed = (now() - at) / 1000;
      at = now();
      left = Math.min(allowed.atOnce, left + elapsed * allowed.perSecond);
      if (left < 1) {
        dropped += 1;
        return dropped > mostDropped ? 'closed' : 'dropped';
      }
      left -= 1;
      // A screen that was quiet for a while is trusted again.
      if (left > allowed.atOnce / 2) dropped = 0;
      return 'passed';
    },
  };
}
