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

/** Says at the foot of the page that what was just pressed did not happen, and why. */
export const sayFailed = (error: unknown): void => keep(error);

/** Takes the message away, once it was read or the reader went on. */
export const forgetFailed = (): void => keep(null);

/** Why the last act failed whose screen does not show it; null when none did. */
export const useFailedAct = (): unknown =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => null,
  );
