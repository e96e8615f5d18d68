import { isWaiting, type OutboxEntry } from './outbox-entry.ts';
import { type OutboxStore, outboxStore, type Stored } from './outbox-store.ts';

/** How long a call for help waits for the device's storage, in milliseconds. */
const timeoutMs = 500;

/** Storage of the outbox that no call for help waits for. */
export interface SureStore extends OutboxStore {
  /** Everybody's entries; urgently, only this page's copies when the storage does not answer. */
  all(urgently?: boolean): Promise<Stored[]>;
}

/** The later of what this page and what the storage knows of an entry: another page may send it. */
const later = (copy: Stored, stored: Stored | undefined): Stored =>
  stored && !isWaiting(stored as OutboxEntry) ? stored : copy;

/**
 * Storage of the outbox in which a call for help is neither stopped nor lost by storage that fails or
 * hangs: the page keeps a copy until the storage has what became of it. All others wait and fail with
 * the storage.
 */
export function sureStore(isUrgent: (entry: Stored) => boolean): SureStore {
  const copies = new Map<string, Stored>();
  let isUnresponsive = false;
  const ask = <T>(act: (store: OutboxStore) => Promise<T>) => outboxStore().then(act);
  /** The answer of the storage, if it comes in time. While it hangs, nothing waits for it again. */
  const withTimeout = <T>(answer: Promise<T>): Promise<T | undefined> =>
    new Promise((resolve) => {
      const giveUp = () => {
        isUnresponsive = true;
        resolve(undefined);
      };
      const timer = setTimeout(giveUp, isUnresponsive ? 0 : timeoutMs);
      answer
        .then(resolve, () => resolve(undefined))
        .finally(() => {
          clearTimeout(timer);
          isUnresponsive = false;
        });
    });
  return {
    async all(urgently = copies.size > 0) {
      const answer = ask((store) => store.all());
      const stored = urgently ? ((await withTimeout(answer)) ?? []) : await answer;
      const known = new Map(stored.map((each) => [each.id, each]));
      for (const [id, copy] of copies) known.set(id, later(copy, known.get(id)));
      return [...known.values()];
    },
    async get(id) {
      const answer = ask((store) => store.get(id));
      const copy = copies.get(id);
      return copy ? later(copy, await withTimeout(answer)) : answer;
    },
    async put(entry) {
      const stored = ask((store) => store.put(entry));
      if (!isUrgent(entry)) return stored;
      copies.set(entry.id, entry);
      const settled = stored.then(() => {
        if (!isWaiting(entry as OutboxEntry)) copies.delete(entry.id);
      });
      await withTimeout(settled);
    },
    async remove(id) {
      const removed = ask((store) => store.remove(id));
      if (copies.delete(id)) await withTimeout(removed);
      else await removed;
    },
  };
}
