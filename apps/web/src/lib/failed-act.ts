import { Problem } from '@hafi/contract/core/problem';
import { useSyncExternalStore } from 'react';
import { left } from './api.ts';
import { onForget } from './session.ts';

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
export function sayFailed(error: unknown): void {
  // Whose act it was is not here any more.
  if (!(error instanceof Problem && error.code === left.code)) keep(error);
}

/** Removes the message once it was dismissed or the reader has moved on. */
export const forgetFailed = (): void => keep(null);

onForget(forgetFailed);

/**
 * The failure of the last action, when its own screen does not show it; null when there is none.
 */
export const useFailedAct = (): unknown =>
  useSyncExternalStore(
    subscribe,
    () => failed,
    () => null,
  );
