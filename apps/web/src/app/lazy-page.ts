import type { ComponentType } from 'react';
import { type LazyPart, lazyWithWords, withData } from '../lib/lazy-part.tsx';

/**
 * A route's page of words only, loaded together with its texts, which the build names
 * (`route-words.ts`).
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...words: string[]
): LazyPart<object> {
  return lazyWithWords(async () => (await load())[name], words, name);
}

/** A route's page that asks the server for data, outside the frame of members. */
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
