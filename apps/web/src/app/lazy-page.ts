import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadWords } from '../lib/words.ts';

/** A part of a screen that not everybody needs, loaded together with its texts. */
export function lazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  ...features: string[]
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadWords(...features)]);
    return { default: part };
  });
}

/** A route's page, loaded together with the texts of the features that it shows. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...features: string[]
) {
  return lazyPart(async () => (await load())[name], ...features);
}
