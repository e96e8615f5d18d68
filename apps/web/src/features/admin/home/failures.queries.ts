import * as contract from '@hafi/contract/admin/failures.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { useAct } from '../../../lib/query/use-act.ts';
import { usePages } from '../../../lib/query/use-pages.ts';

export type FailedMessage = Answer<typeof contract.listFailedMessages>['data'][number];
export type Unreached = Answer<typeof contract.listUnreached>['data'][number];
export type SetAside = Answer<typeof contract.listSetAside>['data'][number];

/** Messages that were given up. */
export const useFailedMessages = () => usePages(contract.listFailedMessages, { query: {} });

/** Sends one of them again. */
export const useRetryMessage = () =>
  useAct(contract.retryFailedMessage, (id: string) => ({ params: { id } }), { waits: true });

/** People whom an urgent message did not reach. */
export const useUnreached = () => usePages(contract.listUnreached, { query: {} });

/** Says that somebody saw to one of them. */
export const useCloseUnreached = () =>
  useAct(contract.closeUnreached, (id: string) => ({ params: { id } }), { waits: true });

/** Failing work. */
export const useSetAside = () => usePages(contract.listSetAside, { query: {} });

/** Retries failing work at its next turn. */
export const useRetrySetAside = () =>
  useAct(contract.retrySetAside, (id: string) => ({ params: { id } }), { waits: true });
