import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import {
  keepPreviousData,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useLocale } from '../words/locale.ts';
import { type Asked, asking, type Data } from './asking.ts';

/** An answer on its way, failed or there. */
export type Known<T> = UseQueryResult<T>;

export interface AnswerSettings<A, T> {
  /** False while it need not be asked. */
  readonly enabled?: boolean;
  /** What of the whole answer is wanted; its `data` when not said. */
  readonly select?: (answer: A) => T;
  /** For how many milliseconds an answer is good; half a minute when not said. */
  readonly staleTime?: number;
  /** For how many milliseconds an answer that nobody shows is kept; five minutes when not said. */
  readonly gcTime?: number;
  /** After how many milliseconds it is asked again while it is in sight; false when never. */
  readonly refetchInterval?: number | ((answer: A | undefined) => number | false);
  /** False: a failure is told at once, without further tries. */
  readonly retry?: false;
  /** Each try counts, or another answer would surprise: asked once, then when the reader says so. */
  readonly once?: boolean;
  /** The last answer stays in sight while another one is on its way. */
  readonly keepLast?: boolean;
}

/** Never again by itself. */
export const askedOnce = {
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

const dataOf = <A>(answer: A) => (answer as { data: unknown }).data;

function settingsOf<A, T>(settings: AnswerSettings<A, T>) {
  const { keepLast, once, refetchInterval: pause, select, ...rest } = settings;
  const refetchInterval =
    typeof pause === 'function' ? ({ state }: { state: { data?: A } }) => pause(state.data) : pause;
  return {
    ...rest,
    select: (select ?? dataOf) as (answer: A) => T,
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
    ...(once ? askedOnce : {}),
    ...(keepLast ? { placeholderData: keepPreviousData } : {}),
  };
}

/**
 * Asks an endpoint. Whoever asks the same elsewhere shares the answer; it is asked again when one
 * of the endpoint's topics changes, and when the language does, if it is in it.
 */
export function useAnswer<E extends Endpoint, T = Data<Answer<E>>>(
  endpoint: E,
  asked: Asked<E>,
  settings: AnswerSettings<Answer<E>, T> = {},
): Known<T> {
  const locale = useLocale();
  return useQuery({ ...asking(endpoint, asked, locale), ...settingsOf(settings) });
}

/** Asks an endpoint several things at once. */
export function useAnswers<E extends Endpoint, T = Data<Answer<E>>>(
  endpoint: E,
  asked: readonly Asked<E>[],
  settings: AnswerSettings<Answer<E>, T> = {},
): Known<T>[] {
  const locale = useLocale();
  const queries = asked.map(
    (each): UseQueryOptions<Answer<E>, Error, T> => ({
      ...asking(endpoint, each, locale),
      ...settingsOf(settings),
    }),
  );
  return useQueries({ queries: queries as UseQueryOptions[] }) as Known<T>[];
}
