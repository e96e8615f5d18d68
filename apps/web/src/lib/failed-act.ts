import { useSyncExternalStore } from 'react';

let failed: unknown = null;
const listeners = new Set<() => void>();

function keep(error: unknown): void {
  failed = error;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows, at the bottom of the page, that the last action failed and why. */
export const sayFailed = (error: unknown): void => keep(error);

/** Removes the message once it was dismissed or the reader has moved on. */
export const forgetFailed = (): void => keep(null);

/**
 * The failure of the last action, when its own screen does not show it; null when there is none.
 */
export const useFailedAct = (): unknown =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => null,
  );
