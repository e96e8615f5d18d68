import type { Answer } from '@hafi/contract/core/endpoint';
import {
  exportPayments,
  exportTrialBalance,
  getAnyCreditNote,
  listAllPayments,
  readFinances,
  readPayment,
  readTrialBalance,
  refundPayment,
} from '@hafi/contract/payments/finance.contract';
import type { CallOptions } from '../../../lib/api.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { usePages } from '../../../lib/query/use-pages.ts';
import { often } from './often.ts';

export { exportPayments, exportTrialBalance, getAnyCreditNote };

export type Finances = Answer<typeof readFinances>['data'];
export type TrialLine = Answer<typeof readTrialBalance>['data'][number];
export type PaymentLine = Answer<typeof listAllPayments>['data'][number];
export type FinancePayment = Answer<typeof readPayment>['data'];
export type Account = Finances['balances'][number]['account'];

/** Days of Kigali, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What came in between two days, and what is held and owed; keeps the last while the next loads. */
export const useFinances = (days: Days) =>
  useAnswer(readFinances, { query: { ...days } }, { keepLast: true, ...often });

/** What was debited and credited to each account on each day. */
export const useTrialBalance = (days: Days) =>
  useAnswer(readTrialBalance, { query: { ...days } }, { keepLast: true, ...often });

/** All payments, or those that fit what was typed. */
export const useAllPayments = (q: string) =>
  usePages(
    listAllPayments,
    { query: { limit: 20, ...(q ? { q } : {}) } },
    { keepLast: true, ...often },
  );

/** One payment with everything that happened to it. */
export const useFinancePayment = (id: string) => useAnswer(readPayment, { params: { id } }, often);

/** Gives back a part of a payment. */
export const useRefundPayment = () =>
  useAct(refundPayment, (options: CallOptions<typeof refundPayment>) => options, { waits: true });
