import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';
import { loadWords } from './words.ts';

/** A part of the app that arrives when it is drawn first, or before, when `preload` asks for it. */
export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & {
  preload(): Promise<unknown>;
  /** The texts that come along. */
  readonly words: readonly string[];
  /** The page's name, for pages. */
  readonly page?: string;
};

/** Loads a component. */
export type Load<P> = () => Promise<ComponentType<P>>;

/** A part with its texts; `page` names a route's page. */
export function lazyWithWords<P>(
  load: Load<P>,
  words: readonly string[],
  page?: string,
): LazyPart<P> {
  let arrived: Promise<{ default: ComponentType<P> }> | undefined;
  const preload = () => {
    arrived ??= Promise.all([load(), loadWords(...words)]).then(([loaded]) => ({
      default: loaded,
    }));
    return arrived;
  };
  return Object.assign(lazy<ComponentType<P>>(preload), {
    preload,
    words,
    ...(page ? { page } : {}),
  });
}

/** Puts the client of all queries around a part; it comes along with the first that needs it. */
export function withData<P extends object>(load: Load<P>): Load<P> {
  return async () => {
    const [Part, { Data }] = await Promise.all([load(), import('./data.tsx')]);
    return (props) => <Data>{createElement(Part, props)}</Data>;
  };
}

/** A part of a screen that not everybody needs, loaded together with its texts and with data. */
export function lazyPart<P extends object>(load: Load<P>, ...words: string[]): LazyPart<P> {
  return lazyWithWords(withData(load), words);
}
