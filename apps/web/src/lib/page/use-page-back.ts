import { useLayoutEffect, useSyncExternalStore } from 'react';

/** The page that a page belongs to. */
export interface PageBack {
  readonly to: string;
  /** Its name in the reader's language. */
  readonly name: string;
}

/** With `home`, the own home of whoever is signed in, by the name that it has there. */
export type BackTo = PageBack | 'home' | null;

type Declared = { readonly back: PageBack | 'home' };

let declared: readonly Declared[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Declared[]): void {
  declared = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says which page this one belongs to, so that the frame of signed-in screens offers Back with its
 * name. A part of the page may say something nearer, and null nothing.
 */
export function usePageBack(back: BackTo): void {
  const [to, name] = back === null ? [] : back === 'home' ? ['home'] : [back.to, back.name];
  useLayoutEffect(() => {
    if (to === undefined) return;
    const mine: Declared = { back: name === undefined ? 'home' : { to, name } };
    change([...declared, mine]);
    return () => change(declared.filter((each) => each !== mine));
  }, [to, name]);
}

/** What the page that is shown belongs to; for the frame. */
export function useShownBack(): BackTo {
  return useSyncExternalStore(
    subscribe,
    () => declared.at(-1)?.back ?? null,
    () => null,
  );
}
