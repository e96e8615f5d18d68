import { getTimeline } from '@hafi/contract/timeline/timeline.contract';
import type { TimelineKind } from '@hafi/contract/timeline/timeline.schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** What happened in an elder's health, newest first, page by page; of all kinds or of one. */
export function useTimeline(elderId: string, kind: TimelineKind | undefined) {
  // The server writes it in the language of the page.
  const locale = useLocale();
  return useInfiniteQuery({
    queryKey: ['health', elderId, 'timeline', kind ?? null, locale],
    queryFn: ({ pageParam, signal }) =>
      call(getTimeline, {
        params: { id: elderId },
        query: { cursor: pageParam, kind, limit: 20 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
