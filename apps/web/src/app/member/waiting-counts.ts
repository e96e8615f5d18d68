import { useSyncExternalStore } from 'react';

/** How much waits in each place of the navigation, by its address. */
type Counts = Readonly<Record<string, number>>;

const none: Counts = {};
let counts = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Records how much waits, by what loads after the page; null once nobody asks any more. */
export function noteWaiting(known: Counts | null): void {
  counts = known ?? none;
  for (const listener of listeners) listener();
}

/** How much waits in each place; of a place that is not named nobody knows. */
export const useWaiting = (): Counts => useSyncExternalStore(subscribe, () => counts);
