import { type ComponentType, createElement, type ReactNode, use } from 'react';
import { loadWords } from './words/words.ts';

/** A part of the app that arrives when it is drawn first, or before, when `preload` asks for it. */
export type LazyPart<P> = ((props: P) => ReactNode) & {
  preload(): Promise<unknown>;
  /** The texts that come along. */
  readonly words: readonly string[];
  /** The page's name, for pages. */
  readonly page?: string;
};

/** Loads a component. */
export type Load<P> = () => Promise<ComponentType<P>>;

/** A part with its texts; `page` names a route's page. */
export function lazyWithWords<P extends object>(
  load: Load<P>,
  words: readonly string[],
  page?: string,
): LazyPart<P> {
  let coming: Promise<ComponentType<P>> | undefined;
  const preload = () => {
    coming ??= Promise.all([load(), loadWords(...words)]).then(([loaded]) => {
      // React reads of a promise with these two that it need not wait: unlike `React.lazy`, what has
      // arrived is drawn at once. For the turn that a promise takes, React would put a drawn page
      // aside and begin to hydrate it again.
      if (coming) Object.assign(coming, { status: 'fulfilled', value: loaded });
      return loaded;
    });
    return coming;
  };
  return Object.assign((props: P) => createElement(use(preload()), props), {
    preload,
    words,
    ...(page ? { page } : {}),
  });
}

/** Puts the client of all queries around a part; it comes along with the first that needs it. */
export function withData<P extends object>(load: Load<P>): Load<P> {
  return async () => {
    const [Part, { Data }] = await Promise.all([load(), import('./query/data.tsx')]);
    return (props) => <Data>{createElement(Part, props)}</Data>;
  };
}

/**
 * A part of a screen that not everybody needs, loaded together with its texts and with data. The
 * build names the texts (`route-words.ts`).
 */
export function lazyPart<P extends object>(load: Load<P>, ...words: string[]): LazyPart<P> {
  return lazyWithWords(withData(load), words);
}

/** Fetches a module together with its texts, which the build names (`route-words.ts`). */
export async function loadWithWords<T>(load: () => Promise<T>, ...words: string[]): Promise<T> {
  const [loaded] = await Promise.all([load(), loadWords(...words)]);
  return loaded;
}
