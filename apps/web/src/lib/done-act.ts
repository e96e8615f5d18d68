import { useSyncExternalStore } from 'react';
import { onForget } from './session.ts';

let done: string | null = null;
const listeners = new Set<() => void>();

function keep(text: string | null): void {
  done = text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says at the bottom of the page what was just done, when its place on the page has gone with it;
 * null says nothing any more.
 */
export const sayDone = (text: string | null): void => keep(text);

/** Removes the message once it was dismissed or the reader has moved on. */
export const forgetDone = (): void => sayDone(null);

onForget(forgetDone);

/** What was just done, as a text; null when nothing was. */
export const useDoneAct = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => done,
    () => null,
  );
