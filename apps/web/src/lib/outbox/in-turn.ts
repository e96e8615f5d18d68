/**
 * The last task of each queue, for browsers without Web Locks: serializes within this page only.
 */
const last = new Map<string, Promise<unknown>>();

/**
 * Runs one task of a queue at a time, across all open pages of the app on this device. A page that the
 * browser has frozen holds its turn: after `longestWait` milliseconds it is waited for no longer. What
 * is then sent twice takes effect once.
 */
export async function inTurn<T>(
  queue: string,
  act: () => Promise<T>,
  longestWait: number,
): Promise<T> {
  const name = `hafi-outbox ${queue}`;
  if (navigator.locks) {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), longestWait);
    const inLock = () => {
      clearTimeout(timer);
      return act();
    };
    try {
      return (await navigator.locks.request(name, { signal: giveUp.signal }, inLock)) as T;
    } catch (error) {
      if (!giveUp.signal.aborted) throw error;
      return act();
    }
  }
  const mine = (last.get(name) ?? Promise.resolve()).then(act, act);
  last.set(name, mine);
  try {
    return await mine;
  } finally {
    if (last.get(name) === mine) last.delete(name);
  }
}
