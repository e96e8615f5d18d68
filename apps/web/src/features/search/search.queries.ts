import { search } from '@hafi/contract/search/search.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useFound } from '../../lib/query/use-found.ts';
import type { LoadSiteIndex } from './site-index.ts';

/** The server's results; keeps the previous ones while more letters are typed. */
export const useServerSearch = (q: string, limit: number) =>
  useAnswer(search, { query: { q, limit } }, { enabled: q !== '', keepLast: true, retry: false });

/** The pages and questions, fetched when the first letter is typed. */
export const useSiteIndex = (load: LoadSiteIndex, wanted: boolean, person: string) =>
  useFound(`site index of ${person}`, load, {
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
