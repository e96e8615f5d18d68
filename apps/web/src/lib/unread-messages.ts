import { useSyncExternalStore } from 'react';

let unread = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records how many messages are unread, by what loads once the page is idle. */
export function noteUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

/** How many messages are unread; 0 as long as nobody knows. */
export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
