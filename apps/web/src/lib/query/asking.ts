import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import type { Topic } from '@hafi/contract/core/topics';
import { type CallOptions, call } from '../api.ts';
import { refreshSession } from '../session.ts';
import { queryClient } from './query-client.ts';

/** What is asked of an endpoint: those of params, query and body that it has. */
export type Asked<E extends Endpoint> = Omit<
  CallOptions<E>,
  'connection' | 'idempotencyKey' | 'signal'
>;

/** What stands in the envelope. */
export type Data<A> = A extends { readonly data: infer D } ? D : never;

type Parts = { params?: object; query?: object; body?: unknown };

const given = (part: object | undefined) =>
  Object.fromEntries(
    Object.entries(part ?? {}).filter(([, value]) => value !== undefined && value !== ''),
  );

/**
 * The key of an answer: what was asked of which endpoint, and the language where the answer has
 * one. Two screens that ask the same share it.
 */
export function keyOf<E extends Endpoint>(endpoint: E, asked: Asked<E>, locale: string) {
  const { params, query, body } = asked as Parts;
  return [
    `${endpoint.method} ${endpoint.path}`,
    { params: given(params), query: given(query), body: body ?? null },
    endpoint.localised ? locale : null,
  ] as const;
}

/** How one question is asked and its answer kept, as the query client wants it. */
export function asking<E extends Endpoint>(endpoint: E, asked: Asked<E>, locale: string) {
  return {
    queryKey: keyOf(endpoint, asked, locale),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<E>> =>
      call(endpoint, { ...asked, signal } as unknown as CallOptions<E>),
    meta: { topics: endpoint.topics },
  };
}

/**
 * Asks again for all that is made of these topics: what is in sight now, the rest when it is.
 * `known` is the hash of a key whose answer has just come.
 */
export async function refetchTopics(topics: readonly Topic[], known?: string): Promise<void> {
  const asked = queryClient.invalidateQueries({
    predicate: ({ meta, queryHash }) =>
      queryHash !== known && (meta?.topics.some((topic) => topics.includes(topic)) ?? false),
  });
  if (topics.includes('session')) await refreshSession().catch(() => undefined);
  await asked;
}

/** Asks again for everything, when nobody has told what changed. */
export const refetchAll = (): Promise<void> => queryClient.invalidateQueries();
