import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { currentLocale } from '../words/locale.ts';
import { type Asked, asking } from './asking.ts';
import { queryClient } from './query-client.ts';

/**
 * Asks before any screen does; a fresh answer is not asked for again.
 * @throws Problem when it failed
 */
export const askAhead = <E extends Endpoint>(endpoint: E, asked: Asked<E>): Promise<Answer<E>> =>
  queryClient.fetchQuery(asking(endpoint, asked, currentLocale()));
