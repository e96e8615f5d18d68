import { minuteInMs } from '@hafi/base/time';
import { getBooking } from '@hafi/contract/bookings/bookings.contract';
import { readOwnStatement } from '@hafi/contract/payments/own-statement.contract';
import {
  checkPayment,
  createPayment,
  getPayment,
  leavePayment,
  listPayments,
  type Payment,
} from '@hafi/contract/payments/payments.contract';
import type { CallOptions } from '../../lib/api.ts';
import { ask } from '../../lib/query/ask.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';

/** The booking to pay. */
export const usePayableBooking = (id: string) => useAnswer(getBooking, { params: { id } });

/** Whether a payment will not change any more by itself. */
export const isSettled = ({ failure, status, method }: Payment) =>
  method === 'after' || failure === 'wrong-amount' || !['created', 'pending'].includes(status);

const askAgainMs = 3000;

/** A transfer takes days, and the page is notified when it comes. */
const pauseOf = (payment: Payment | undefined) =>
  payment?.method === 'bank' ? minuteInMs : askAgainMs;

/** One payment; polled until the payer has decided. */
export const usePayment = (id: string | null) =>
  useAnswer(
    getPayment,
    { params: { id: id ?? '' } },
    {
      enabled: id !== null,
      refetchInterval: (answer) =>
        answer && isSettled(answer.data) ? false : pauseOf(answer?.data),
    },
  );

/** The reader's own payments, the last first. */
export const useOwnPayments = () => usePages(listPayments, { query: { limit: 20 } });

/** What the reader paid and got back in a month. */
export const useOwnStatement = (month: string) =>
  useAnswer(readOwnStatement, { params: { month } }, { keepLast: true });

/** Pays. The same idempotency key never charges twice. */
export const useCreatePayment = () =>
  useAct(createPayment, (options: CallOptions<typeof createPayment>) => options, {
    answers: ({ data: { id } }) => ask(getPayment, { params: { id } }),
  });

/** Has the provider asked about a payment at once. */
export const useCheckPayment = (id: string) =>
  useAct(checkPayment, () => ({ params: { id } }), {
    answers: () => ask(getPayment, { params: { id } }),
  });

/** Gives up a payment by card, to pay in another way. */
export const useLeavePayment = (id: string) =>
  useAct(leavePayment, () => ({ params: { id } }), {
    answers: () => ask(getPayment, { params: { id } }),
    waits: true,
  });
