import type { Endpoint } from '@hafi/contract/core/endpoint';
import { hashKey, useQuery } from '@tanstack/react-query';
import { currentLocale, useLocale } from '../words/locale.ts';
import type { GuardedQuery } from './guarded-query.ts';
import { queryClient } from './query-client.ts';
import { keyOf, type QueryInput } from './query-options.ts';

/**
 * What is gathered of an endpoint's answers piece by piece and kept up to date by what the server
 * tells: it is asked for what was missed, and never again for the whole.
 */
export interface SyncedQuery<E extends Endpoint, S> {
  readonly endpoint: E;
  readonly input: QueryInput<E>;
  /** Asks for the first piece. */
  readonly begin: () => Promise<S>;
  /** Asks for what was missed; the result adds it to what is known by then. */
  readonly catchUp: (known: S) => Promise<(now: S) => S>;
}

/** How long it stays in the cache when no screen shows it, in milliseconds. */
const unusedAgeMs = 30 * 60_000;

const keyFor = <E extends Endpoint>(endpoint: E, input: QueryInput<E>) =>
  [...keyOf(endpoint, input, currentLocale()), 'gathered'] as const;

/** Shows what is gathered; asks for the first piece, or for what was missed where that is likely. */
export function useSyncedQuery<E extends Endpoint, S>(
  gathering: SyncedQuery<E, S>,
): GuardedQuery<S> {
  useLocale();
  return useQuery(questionOf(gathering));
}

/** Begins to gather before any screen shows it; what is gathered already is left alone. */
export const prefetchSynced = <E extends Endpoint, S>(
  gathering: SyncedQuery<E, S>,
): Promise<void> => queryClient.prefetchQuery(questionOf(gathering));

function questionOf<E extends Endpoint, S>(gathering: SyncedQuery<E, S>) {
  const { input, begin, catchUp, endpoint } = gathering;
  const key = keyFor(endpoint, input);
  return {
    queryKey: key,
    queryFn: async (): Promise<S> => {
      const before = queryClient.getQueryData<S>(key);
      if (before === undefined) return begin();
      const add = await catchUp(before);
      return add(queryClient.getQueryData<S>(key) ?? before);
    },
    meta: { topics: endpoint.topics },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: unusedAgeMs,
    structuralSharing: false as const,
  };
}

/** What is gathered so far; undefined when nothing is. */
export const syncedData = <E extends Endpoint, S>(
  endpoint: E,
  input: QueryInput<E>,
): S | undefined => queryClient.getQueryData<S>(keyFor(endpoint, input));

/** Adds to what is gathered; it is as old as before. Does nothing where nothing is known yet. */
export function changeSynced<E extends Endpoint, S>(
  endpoint: E,
  input: QueryInput<E>,
  change: (known: S) => S,
): void {
  const key = keyFor(endpoint, input);
  const updatedAt = queryClient.getQueryState(key)?.dataUpdatedAt;
  queryClient.setQueryData<S>(key, (known) => (known === undefined ? undefined : change(known)), {
    updatedAt,
  });
}

/** Asks for what was missed, where a screen shows it; otherwise once one does. */
export const catchUpOn = <E extends Endpoint>(endpoint: E, input: QueryInput<E>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyFor(endpoint, input) }, { cancelRefetch: false });

/** Forgets what is gathered, on the device too: it is no longer the reader's to see. */
export function dropSynced<E extends Endpoint>(endpoint: E, input: QueryInput<E>): void {
  const key = keyFor(endpoint, input);
  queryClient.removeQueries({ queryKey: key });
  // Where nothing can be stored nothing is.
  import('./kept/kept-store.ts').then(({ forget }) => forget(hashKey(key))).catch(() => undefined);
}
