import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import type { Topic } from '@hafi/contract/core/topics';
import type { Query } from '@tanstack/react-query';
import { type CallOptions, call } from '../api.ts';
import { refreshSession } from '../session.ts';
import { queryClient } from './query-client.ts';

/** The arguments of a query: params, query and body, as far as the endpoint has them. */
export type QueryInput<E extends Endpoint> = Omit<
  CallOptions<E>,
  'connection' | 'idempotencyKey' | 'signal'
>;

/** The type inside the envelope. */
export type Data<A> = A extends { readonly data: infer D } ? D : never;

type Parts = { params?: object; query?: object; body?: unknown };

const given = (part: object | undefined) =>
  Object.fromEntries(
    Object.entries(part ?? {}).filter(([, value]) => value !== undefined && value !== ''),
  );

/**
 * The cache key of an answer: endpoint, arguments, and the language if the answer depends on it.
 * Two screens that ask the same share it.
 */
export function keyOf<E extends Endpoint>(endpoint: E, input: QueryInput<E>, locale: string) {
  const { params, query, body } = input as Parts;
  return [
    `${endpoint.method} ${endpoint.path}`,
    { params: given(params), query: given(query), body: body ?? null },
    endpoint.localised ? locale : null,
  ] as const;
}

/** The query options of one question, as TanStack Query takes them. */
export function queryOptions<E extends Endpoint>(
  endpoint: E,
  input: QueryInput<E>,
  locale: string,
) {
  return {
    queryKey: keyOf(endpoint, input, locale),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<E>> =>
      call(endpoint, { ...input, signal } as unknown as CallOptions<E>),
    meta: { topics: endpoint.topics },
  };
}

/**
 * Refetches everything that depends on these topics: visible queries now, the others when they are
 * shown. `known` is the hash of a key that has just been updated.
 */
export async function refetchTopics(topics: readonly Topic[], known?: string): Promise<void> {
  const requested = queryClient.invalidateQueries({
    predicate: ({ meta, queryHash }) =>
      queryHash !== known && (meta?.topics.some((topic) => topics.includes(topic)) ?? false),
  });
  if (topics.includes('session')) await refreshSession().catch(() => undefined);
  await requested;
}

const isUnanswered = ({ state }: Query) => state.status === 'pending';

/** Refetches what has no answer yet: a network that swallowed one question swallowed others. */
export async function refetchPending(): Promise<void> {
  await queryClient.cancelQueries({ predicate: isUnanswered });
  await queryClient.refetchQueries({ predicate: isUnanswered, type: 'active' });
}

/** Refetches everything, when it is not known what changed. */
export const refetchAll = (): Promise<void> => queryClient.invalidateQueries();

/** The same, but what is being asked already is left alone. */
export const refetchAnswered = (): Promise<void> =>
  queryClient.invalidateQueries({}, { cancelRefetch: false });
