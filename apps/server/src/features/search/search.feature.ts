import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { writePlainResults } from './plain-results.ts';
import type { SearchSource } from './search.public.ts';
import { searchHandlers } from './search.routes.ts';

/** Searches the sources of all features, in their order. */
export function searchFeature(
  { translate }: Platform,
  { sources }: { sources: readonly SearchSource[] },
): Feature {
  return {
    handlers: searchHandlers({ sources }),
    fills: { search: (wish) => writePlainResults(sources, translate, wish) },
  };
}
