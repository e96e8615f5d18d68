import { useSyncExternalStore } from 'react';
import { watchActs } from './api.ts';
import { timeoutMs } from './slow-part.tsx';

let slow = 0;
const listeners = new Set<() => void>();

function count(more: 1 | -1): void {
  slow += more;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has it said at the bottom of the page that an action takes long, once it does. */
async function sayWhenSlow<T>(act: Promise<T>): Promise<T> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    count(1);
  }, timeoutMs);
  try {
    return await act;
  } finally {
    clearTimeout(timer);
    if (late) count(-1);
  }
}

watchActs(sayWhenSlow);

/** Whether an action is awaited for longer than is polite. */
export const useSlowAct = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => slow > 0,
    () => false,
  );
