import type { UseQueryResult } from '@tanstack/react-query';

declare const answer: unique symbol;

/**
 * A query: pending, failed or answered with a `T`. It hides its data, so that no screen draws an
 * answer, or the lack of one, without having said what is drawn while it loads and when it failed:
 * `QueryState` and `kit/paged-list` draw all of that; `stateOf` gives a union to choose from.
 */
export type Known<T> = Pick<
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
export type State<T> =
  | { readonly is: 'pending' }
  | { readonly is: 'failed'; readonly error: Error }
  | { readonly is: 'answered'; readonly data: T };

/** The state of a query, for a part that draws it otherwise than `QueryState` does. */
export function stateOf<T>(query: Known<T>): State<T> {
  const { data, error } = query as UseQueryResult<T>;
  if (data !== undefined) return { is: 'answered', data };
  return error ? { is: 'failed', error } : { is: 'pending' };
}

/**
 * The data of a query whose states the same file draws, for what stands beside: the title of the
 * page, a count, a button. Undefined while it loads and when it failed.
 */
export const beside = <T>(query: Known<T>): T | undefined => (query as UseQueryResult<T>).data;
