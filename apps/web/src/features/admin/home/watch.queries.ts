import { minuteInMs } from '@hafi/base/time';
import * as contract from '@hafi/contract/admin/watch.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listInbox } from '@hafi/contract/support/inbox.contract';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { usePages } from '../../../lib/query/use-pages.ts';

export type HangingPayment = Answer<typeof contract.listHangingPayments>['data'][number];
export type RequestedPayment = Answer<typeof contract.askAboutPayment>['data'];
export type Delivery = Answer<typeof contract.listDeliveries>['data'][number];

const often = { refetchInterval: minuteInMs };

/** Payments whose outcome is unknown. */
export const useHangingPayments = () =>
  usePages(contract.listHangingPayments, { query: { limit: 20 } }, often);

/** Asks the provider about one of them now, or sends again what is owed back. */
export const useAskAboutPayment = () =>
  useAct(contract.askAboutPayment, (id: string) => ({ params: { id } }), { waits: true });

/** Says that one of them was settled outside of Hafi. */
export const useSettlePaymentByHand = () =>
  useAct(
    contract.settlePaymentByHand,
    ({ by, id }: { id: string; by: contract.SettledBy }) => ({ params: { id }, body: { by } }),
    { waits: true },
  );

/** How each channel delivers. */
export const useDeliveries = () => useAnswer(contract.listDeliveries, {}, often);

/** The open messages to support that a first screen shows. */
export const useOpenMessages = () => usePages(listInbox, { query: { show: 'open', limit: 3 } });
