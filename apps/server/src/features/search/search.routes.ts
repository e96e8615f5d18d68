import * as contract from '@hafi/contract/search/search.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { SearchSource } from './search.public.ts';
import { searchAll } from './search-all.ts';

/** Endpoint that searches the sources of all features, in their order. */
export function searchHandlers({
  sources,
}: {
  sources: readonly SearchSource[];
}): readonly Handler[] {
  return [
    handle(contract.search, async ({ principal, query, locale }) => ({
      data: await searchAll(sources, {
        ...query,
        locale,
        personId: principal?.personId ?? null,
        roles: principal?.roles ?? [],
      }),
    })),
  ];
}
