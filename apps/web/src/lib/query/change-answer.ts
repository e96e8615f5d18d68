import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { currentLocale } from '../words/locale.ts';
import { queryClient } from './query-client.ts';
import { keyOf, type QueryInput } from './query-options.ts';

/** Changes a part of a cached answer; the rest is as old as before. Returns whether there is one. */
export function changeAnswer<E extends Endpoint>(
  endpoint: E,
  input: QueryInput<E>,
  change: (answer: Answer<E>) => Answer<E>,
): boolean {
  const key = keyOf(endpoint, input, currentLocale());
  const changed = queryClient.setQueryData<Answer<E>>(
    key,
    (answer) => (answer === undefined ? undefined : change(answer)),
    { updatedAt: queryClient.getQueryState(key)?.dataUpdatedAt },
  );
  return changed !== undefined;
}
