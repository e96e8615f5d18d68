import { search } from '@hafi/contract/search/search.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/words/locale.ts';
import type { LoadSiteIndex } from './site-index.ts';

/** What the server finds; what was found last stays in sight while more letters are typed. */
export function useServerSearch(q: string, limit: number) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['search', locale, q, limit],
    queryFn: async ({ signal }) => (await call(search, { query: { q, limit }, signal })).data,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The pages and questions, fetched when the first letter is typed. */
export function useSiteIndex(load: LoadSiteIndex, wanted: boolean, person: string) {
  return useQuery({
    queryKey: ['search', 'site', person],
    queryFn: load,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
