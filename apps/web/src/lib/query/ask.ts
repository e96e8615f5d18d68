import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { hashKey } from '@tanstack/react-query';
import type { CallOptions } from '../api.ts';
import { currentLocale } from '../words/locale.ts';
import { type Asked, keyOf } from './asking.ts';
import { queryClient } from './query-client.ts';

/** A call that is ready to be made. */
export interface Prepared {
  readonly endpoint: Endpoint;
  readonly options: object;
}

/** A question to which an `A` is an answer; `takes` is for the compiler alone. */
export interface Takes<A> extends Prepared {
  readonly takes?: (answer: A) => void;
}

/** A call whose answer is `A`; `gives` is for the compiler alone. */
export interface Ask<A> extends Takes<A> {
  readonly gives?: A;
}

/** What a call answers. */
export type AnswerOf<R> = R extends { readonly gives?: infer A } ? A : never;

/** Prepares a call of an endpoint. */
export const ask = <E extends Endpoint>(endpoint: E, options: CallOptions<E>): Ask<Answer<E>> => ({
  endpoint,
  options,
});

/** Keeps an answer as that to a question. Answers the name under which it is kept. */
export function keepAnswer<A>({ endpoint, options }: Takes<A>, answer: A): string {
  const key = keyOf(endpoint, options as never, currentLocale());
  queryClient.setQueryData(key, answer);
  return hashKey(key);
}

/** Changes the answer to a question, where there is one. */
export function changeAnswer<E extends Endpoint>(
  endpoint: E,
  asked: Asked<E>,
  change: (answer: Answer<E>) => Answer<E>,
): void {
  queryClient.setQueryData<Answer<E>>(keyOf(endpoint, asked, currentLocale()), (answer) =>
    answer === undefined ? undefined : change(answer),
  );
}
