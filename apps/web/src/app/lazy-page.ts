import type { ComponentType } from 'react';
import { type LazyPart, lazyWithWords, withData } from '../lib/lazy-part.tsx';

/**
 * A static page of a route, loaded together with its messages, which the build fills in
 * (`route-words.ts`).
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...words: string[]
): LazyPart<object> {
  return lazyWithWords(async () => (await load())[name], words, name);
}

/** A page of a route that queries the server, outside the members' frame. */
export function lazyDataPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...words: string[]
): LazyPart<object> {
  return lazyWithWords(
    withData(async () => (await load())[name]),
    words,
    name,
  );
}
