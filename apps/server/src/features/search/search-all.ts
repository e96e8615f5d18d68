import type { Answer } from '@hafi/contract/core/endpoint';
import type { search } from '@hafi/contract/search/search.contract';
import { wordsOf } from '@hafi/i18n/find-words';
import type { SearchQuestion, SearchSource } from './search.public.ts';

/** Searches all sources; leaves out those without hits. An empty query finds nothing. */
export async function searchAll(
  sources: readonly SearchSource[],
  question: SearchQuestion,
): Promise<Answer<typeof search>['data']> {
  if (wordsOf(question.q).length === 0) return [];
  const groups = await Promise.all(
    sources.map(async ({ kind, find }) => {
      const hits = await find(question);
      return { kind, hits: hits.slice(0, question.limit) };
    }),
  );
  return groups.filter(({ hits }) => hits.length > 0);
}
