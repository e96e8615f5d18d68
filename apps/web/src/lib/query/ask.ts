import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { hashKey } from '@tanstack/react-query';
import type { CallOptions } from '../api.ts';
import { currentLocale } from '../words/locale.ts';
import { queryClient } from './query-client.ts';
import { keyOf } from './query-options.ts';

/** A call ready to be made: endpoint and arguments. */
export interface Prepared {
  readonly endpoint: Endpoint;
  readonly options: object;
}

/** A question that an `A` answers; `takes` exists only for the type checker. */
export interface Takes<A> extends Prepared {
  readonly takes?: (answer: A) => void;
}

/** A call whose answer is `A`; `gives` exists only for the type checker. */
export interface Ask<A> extends Takes<A> {
  readonly gives?: A;
}

/** The answer type of a call. */
export type AnswerOf<R> = R extends { readonly gives?: infer A } ? A : never;

/** Prepares a call of an endpoint. */
export const ask = <E extends Endpoint>(endpoint: E, options: CallOptions<E>): Ask<Answer<E>> => ({
  endpoint,
  options,
});

/** Stores an answer in the query cache. Returns the hash of its key. */
export function keepAnswer<A>({ endpoint, options }: Takes<A>, answer: A): string {
  const key = keyOf(endpoint, options as never, currentLocale());
  queryClient.setQueryData(key, answer);
  return hashKey(key);
}
