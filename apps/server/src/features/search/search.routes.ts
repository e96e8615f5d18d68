import * as contract from '@hafi/contract/search/search.contract';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { writePlainResults } from './plain-results.ts';
import type { SearchSource } from './search.public.ts';
import { searchAll } from './search-all.ts';

/** Searches the sources of all features, in their order. */
export function searchFeature(
  { translate }: Platform,
  { sources }: { sources: readonly SearchSource[] },
): Feature {
  return {
    fills: { search: (wish) => writePlainResults(sources, translate, wish) },
    handlers: [
      handle(contract.search, async ({ principal, query, locale }) => ({
        data: await searchAll(sources, {
          ...query,
          locale,
          personId: principal?.personId ?? null,
        }),
      })),
    ],
  };
}
