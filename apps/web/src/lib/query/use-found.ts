import { useQuery } from '@tanstack/react-query';
import type { GuardedQuery } from './guarded-query.ts';
import { queryClient } from './query-client.ts';
import { type AnswerSettings, fetchedOnce } from './use-answer.ts';

type FoundSettings = Pick<
  AnswerSettings<never, never>,
  'enabled' | 'gcTime' | 'once' | 'staleTime'
>;

/**
 * A query that is not a single endpoint call: something on this device, or a file of the app.
 * `name` must be unique.
 */
export function useFound<T>(
  name: string,
  find: () => Promise<T>,
  { once, ...settings }: FoundSettings = {},
): GuardedQuery<T> {
  return useQuery({
    queryKey: [name],
    queryFn: find,
    retry: false,
    meta: { topics: [] },
    ...(once ? fetchedOnce : {}),
    ...settings,
  });
}

/** Replaces what was found in the cache. */
export const keepFound = (name: string, found: unknown): void => {
  queryClient.setQueryData([name], found);
};
