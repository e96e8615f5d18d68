import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import {
  keepPreviousData,
  type UseQueryOptions,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useLocale } from '../words/locale.ts';
import type { GuardedQuery } from './guarded-query.ts';
import { type Data, type QueryInput, queryOptions } from './query-options.ts';

export interface AnswerSettings<A, T> {
  /** False while the query should not run. */
  readonly enabled?: boolean;
  /** Selects a part of the answer; default: its `data`. */
  readonly select?: (answer: A) => T;
  /** How long an answer counts as fresh, in milliseconds; default: 30 seconds. */
  readonly staleTime?: number;
  /** How long an unused answer stays in the cache, in milliseconds; default: five minutes. */
  readonly gcTime?: number;
  /**
   * Polling interval while it is visible, in milliseconds; false for none. It ends when what is asked for
   * is gone, over or another's.
   */
  readonly refetchInterval?: number | ((answer: A | undefined) => number | false);
  /** False: reports a failure at once, without retries. */
  readonly retry?: false;
  /**
   * Runs once, and again only when the reader asks: for queries where each attempt counts or
   * another answer would surprise.
   */
  readonly once?: boolean;
  /** Shows the previous answer while another one is loading. */
  readonly keepLast?: boolean;
}

/** Never refetched automatically. */
export const fetchedOnce = {
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Answers that another question does not change: what is asked for is gone, over or another's. */
const isFinal = (error: unknown) =>
  error instanceof Problem && [403, 404, 409, 410].includes(error.status);

const dataOf = <A>(answer: A) => (answer as { data: unknown }).data;

function settingsOf<A, T>(settings: AnswerSettings<A, T>) {
  const { keepLast, once, refetchInterval: pause, select, ...rest } = settings;
  const refetchInterval =
    pause === undefined
      ? undefined
      : ({ state }: { state: { data?: A; error: Error | null } }) => {
          if (isFinal(state.error)) return false;
          return typeof pause === 'function' ? pause(state.data) : pause;
        };
  return {
    ...rest,
    select: (select ?? dataOf) as (answer: A) => T,
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
    ...(once ? fetchedOnce : {}),
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
  };
}

/**
 * Queries an endpoint. Equal queries share one cached answer, which is refetched when one of the
 * endpoint's topics changes, and when the language changes if the answer depends on it.
 */
export function useAnswer<E extends Endpoint, T = Data<Answer<E>>>(
  endpoint: E,
  input: QueryInput<E>,
  settings: AnswerSettings<Answer<E>, T> = {},
): GuardedQuery<T> {
  const locale = useLocale();
  return useQuery({ ...queryOptions(endpoint, input, locale), ...settingsOf(settings) });
}

/** Several queries of one endpoint at once. */
export function useAnswers<E extends Endpoint, T = Data<Answer<E>>>(
  endpoint: E,
  input: readonly QueryInput<E>[],
  settings: AnswerSettings<Answer<E>, T> = {},
): GuardedQuery<T>[] {
  const locale = useLocale();
  const queries = input.map(
    (each): UseQueryOptions<Answer<E>, Error, T> => ({
      ...queryOptions(endpoint, each, locale),
      ...settingsOf(settings),
    }),
  );
  return useQueries({ queries: queries as UseQueryOptions[] }) as GuardedQuery<T>[];
}
