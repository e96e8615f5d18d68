import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type CallOptions, call } from '../api.ts';
import { useLocale } from '../words/locale.ts';
import type { GuardedQuery } from './guarded-query.ts';
import { type QueryInput, queryOptions } from './query-options.ts';

/** A paginated endpoint. */
type Paged = Endpoint & { readonly query: object };

/** The arguments without the cursor. */
type PagesInput<E extends Paged> = Omit<QueryInput<E>, 'query'> & {
  readonly query: Omit<QueryInput<E> extends { query: infer Q } ? Q : never, 'cursor'>;
};

/** The pages of a list loaded so far. */
export type KnownPages<A> = GuardedQuery<InfiniteData<A>> &
  Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchNextPageError' | 'isFetchingNextPage'> & {
    readonly fetchNextPage: () => Promise<unknown>;
  };

interface PagesSettings {
  readonly keepLast?: boolean;
  /** Polling interval while it is visible, in milliseconds. */
  readonly refetchInterval?: number;
}

/** Queries a list page by page; same settings as `useAnswer`. All pages that are shown are asked again. */
export function usePages<E extends Paged>(
  endpoint: E,
  input: PagesInput<E>,
  { keepLast, refetchInterval }: PagesSettings = {},
): KnownPages<Answer<E>> {
  const locale = useLocale();
  const { queryKey, meta } = queryOptions(endpoint, input as unknown as QueryInput<E>, locale);
  return useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    meta,
    queryFn: ({ pageParam, signal }): Promise<Answer<E>> => {
      const query = { ...input.query, cursor: pageParam };
      return call(endpoint, { ...input, query, signal } as unknown as CallOptions<E>);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor ?? undefined,
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
    ...(refetchInterval ? { refetchInterval } : {}),
  });
}
