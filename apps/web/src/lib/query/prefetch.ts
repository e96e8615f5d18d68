import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { currentLocale } from '../words/locale.ts';
import { queryClient } from './query-client.ts';
import { type QueryInput, queryOptions } from './query-options.ts';

/**
 * Asks before any screen does; a fresh answer is not asked for again.
 * @throws Problem when it failed
 */
export const prefetch = <E extends Endpoint>(
  endpoint: E,
  input: QueryInput<E>,
): Promise<Answer<E>> => queryClient.fetchQuery(queryOptions(endpoint, input, currentLocale()));
