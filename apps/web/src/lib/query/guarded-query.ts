import type { UseQueryResult } from '@tanstack/react-query';

declare const answer: unique symbol;

/**
 * A query: pending, failed or answered with a `T`. It hides its data, so that no screen draws an
 * answer, or the lack of one, without having said what is drawn while it loads and when it failed:
 * `QueryState` and `kit/paged-list` draw all of that; `statusOf` gives a union to choose from.
 */
export type GuardedQuery<T> = Pick<
  UseQueryResult<unknown, Error | null>,
  | 'dataUpdatedAt'
  | 'error'
  | 'isError'
  | 'isFetching'
  | 'isLoading'
  | 'isPending'
  | 'isPlaceholderData'
  | 'isSuccess'
> & {
  readonly refetch: () => Promise<unknown>;
  /** For the type checker only. */
  readonly [answer]?: T;
};

/** What is known of a query. A failed refetch keeps the answer before, which `AsOf` dates. */
export type QueryStatus<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error }
  | { readonly status: 'answered'; readonly data: T };

/** The state of a query, for a part that draws it otherwise than `QueryState` does. */
export function statusOf<T>(query: GuardedQuery<T>): QueryStatus<T> {
  const { data, error } = query as UseQueryResult<T>;
  if (data !== undefined) return { status: 'answered', data };
  return error ? { status: 'failed', error } : { status: 'pending' };
}

/**
 * The data of a query whose states the same file draws, for what stands beside: the title of the
 * page, a count, a button. Undefined while it loads and when it failed.
 */
export const dataOf = <T>(query: GuardedQuery<T>): T | undefined =>
  (query as UseQueryResult<T>).data;
