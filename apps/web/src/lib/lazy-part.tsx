import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { reopen } from './update/reopen.ts';
import { loadWords } from './words/words.ts';

/** A part of the app that is loaded when it is first rendered, or earlier by `preload`. */
export type LazyPart<P> = ((props: P) => ReactNode) & {
  preload(): Promise<unknown>;
  /** Loads it for somebody who needs it now: where a release has replaced it, the page opens again. */
  need(): Promise<unknown>;
  /** The message catalogues that load with it. */
  readonly words: readonly string[];
  /** The page's name; pages only. */
  readonly page?: string;
};

/** Loads a component. */
export type Load<P> = () => Promise<ComponentType<P>>;

/** A lazy component with its message catalogues; `page` names a route's page. */
export function lazyWithWords<P extends object>(
  load: Load<P>,
  words: readonly string[],
  page?: string,
): LazyPart<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  let isLoaded = false;
  let shown: Promise<ComponentType<P>> | undefined;
  const preload = () => {
    coming ??= Promise.all([load(), loadWords(...words)]).then(
      ([loaded]) => {
        // With these two fields set, React's `use` does not suspend, so a loaded part renders at
        // once. `React.lazy` would suspend for a microtask, and React would drop a prerendered page
        // and hydrate it again.
        const fulfilled = { status: 'fulfilled', value: loaded };
        if (coming) Object.assign(coming, fulfilled);
        isLoaded = true;
        if (shown) Object.assign(shown, fulfilled);
        return loaded;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const need = () => (isLoaded ? preload() : preload().catch(reopen));
  const show = () => {
    shown ??= need();
    return shown;
  };
  return Object.assign((props: P) => createElement(use(show()), props), {
    preload,
    need,
    words,
    ...(page ? { page } : {}),
  });
}

/** Wraps a part in the query client, which loads with the first part that needs it. */
export function withData<P extends object>(load: Load<P>): Load<P> {
  return async () => {
    const [Part, { Data }] = await Promise.all([load(), import('./query/data.tsx')]);
    return (props) => <Data>{createElement(Part, props)}</Data>;
  };
}

/**
 * A part of a screen that not everybody needs, loaded together with its message catalogues and the
 * query client. The build fills in the catalogue names (`route-words.ts`).
 */
export function lazyPart<P extends object>(load: Load<P>, ...words: string[]): LazyPart<P> {
  return lazyWithWords(withData(load), words);
}

/**
 * Has a part load as soon as the module that names it: while React hydrates its page, which shows it
 * at once. A failure is reported where the part is rendered.
 */
export function early<P>(part: LazyPart<P>): LazyPart<P> {
  part.preload().catch(() => undefined);
  return part;
}

/**
 * Loads a module together with its message catalogues, which the build fills in (`route-words.ts`).
 */
export async function loadWithWords<T>(load: () => Promise<T>, ...words: string[]): Promise<T> {
  const [loaded] = await Promise.all([load(), loadWords(...words)]).catch(reopen);
  return loaded;
}
