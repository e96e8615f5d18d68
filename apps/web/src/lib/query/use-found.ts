import { useQuery } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';
import { type AnswerSettings, askedOnce, type Known } from './use-answer.ts';

type FoundSettings = Pick<
  AnswerSettings<never, never>,
  'enabled' | 'gcTime' | 'once' | 'staleTime'
>;

/**
 * Finds out what no endpoint answers alone: something of this device, or a file of the app. `name` is
 * its alone.
 */
export function useFound<T>(
  name: string,
  find: () => Promise<T>,
  { once, ...settings }: FoundSettings = {},
): Known<T> {
  return useQuery({
    queryKey: [name],
    queryFn: find,
    retry: false,
    meta: { topics: [] },
    ...(once ? askedOnce : {}),
    ...settings,
  });
}

/** Keeps what is known of it now, in place of what was found. */
export const keepFound = (name: string, found: unknown): void => {
  queryClient.setQueryData([name], found);
};
