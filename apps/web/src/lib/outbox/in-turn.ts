/**
 * The last task of each queue, for browsers without Web Locks: serializes within this page only.
 */
const last = new Map<string, Promise<unknown>>();

/** Runs one task of a queue at a time, across all open pages of the app on this device. */
export async function inTurn<T>(queue: string, act: () => Promise<T>): Promise<T> {
  const name = `hafi-outbox ${queue}`;
  if (navigator.locks) return (await navigator.locks.request(name, act)) as T;
  const mine = (last.get(name) ?? Promise.resolve()).then(act, act);
  last.set(name, mine);
  try {
    return await mine;
  } finally {
    if (last.get(name) === mine) last.delete(name);
  }
}
