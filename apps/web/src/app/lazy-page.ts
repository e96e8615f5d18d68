import type { ComponentType } from 'react';
import { loadWords } from '../lib/words.ts';

type PageModule = Record<string, ComponentType>;

/** A route's page, loaded together with the texts of the features that it shows. */
export function lazyPage<M extends PageModule>(
  load: () => Promise<M>,
  name: keyof M & string,
  ...features: string[]
) {
  return async () => {
    const [module] = await Promise.all([load(), loadWords(...features)]);
    return { Component: module[name] };
  };
}
