import { hourInMs } from '@hafi/base/time';
import { listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import type { Query } from '@tanstack/react-query';
import { currentLocale } from '../../words/locale.ts';
import { queryClient } from '../query-client.ts';
import { queryOptions } from '../query-options.ts';
import { keepCalls, keptCalls } from './kept-calls.ts';

/** How old they may be before they are asked for again, in milliseconds. */
const fresh = hourInMs;
const name = `${listPeopleToCall.method} ${listPeopleToCall.path}`;
const isCalls = ({ queryKey }: Query): boolean => queryKey[0] === name;

/**
 * Keeps the people whom a person calls in an emergency on the device, without waiting until they are
 * looked at: asked for when they are an hour old, and when something about them has changed. Returns
 * the stop function.
 */
export function keepCallsOf(person: string): () => void {
  const follow = (query: Query): void => {
    const { data, dataUpdatedAt: at, status } = query.state;
    if (!isCalls(query) || status !== 'success') return;
    keepCalls({ person, at, groups: (data as { data: [] }).data });
  };
  const ask = (): void =>
    // Never collected, so that a change is noticed as long as the app is open.
    void queryClient.prefetchQuery({
      ...queryOptions(listPeopleToCall, {}, currentLocale()),
      gcTime: Number.POSITIVE_INFINITY,
    });
  const cache = queryClient.getQueryCache();
  const unhear = cache.subscribe((event) => {
    if (event.type !== 'updated' || !isCalls(event.query)) return;
    if (event.action.type === 'success') follow(event.query);
    if (event.action.type === 'invalidate' && !event.query.isActive()) ask();
  });
  for (const query of cache.getAll()) follow(query);
  const kept = keptCalls(person);
  if (!kept || Math.abs(Date.now() - kept.at) > fresh) ask();
  return unhear;
}
