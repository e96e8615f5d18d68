import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { type CallOptions, call } from '../api.ts';
import { useLocale } from '../words/locale.ts';
import { type Asked, asking } from './asking.ts';
import type { Known } from './known.ts';

/** A paginated endpoint. */
type Paged = Endpoint & { readonly query: object };

/** The arguments without the cursor. */
type AskedPages<E extends Paged> = Omit<Asked<E>, 'query'> & {
  readonly query: Omit<Asked<E> extends { query: infer Q } ? Q : never, 'cursor'>;
};

/** The pages of a list loaded so far. */
export type KnownPages<A> = Known<InfiniteData<A>> &
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
  asked: AskedPages<E>,
  { keepLast, refetchInterval }: PagesSettings = {},
): KnownPages<Answer<E>> {
  const locale = useLocale();
  const { queryKey, meta } = asking(endpoint, asked as unknown as Asked<E>, locale);
  return useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    meta,
    queryFn: ({ pageParam, signal }): Promise<Answer<E>> => {
      const query = { ...asked.query, cursor: pageParam };
      return call(endpoint, { ...asked, query, signal } as unknown as CallOptions<E>);
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor ?? undefined,
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
    ...(refetchInterval ? { refetchInterval } : {}),
  });
}
