import type { Answer } from '@hafi/contract/core/endpoint';
import {
  askForPayeeAccount,
  listDoctorsDue,
  listPayouts,
  recordPayout,
  reversePayout,
} from '@hafi/contract/payments/payouts.contract';
import type { CallOptions } from '../../../lib/api.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { usePages } from '../../../lib/query/use-pages.ts';
import { often } from './often.ts';

export type DoctorDue = Answer<typeof listDoctorsDue>['data'][number];
export type PayoutLine = Answer<typeof listPayouts>['data'][number];

/** What is owed to each doctor now. */
export const useDoctorsDue = () => useAnswer(listDoctorsDue, {}, often);

/** What was paid to doctors, the last recorded first. */
export const usePayouts = () => usePages(listPayouts, { query: { limit: 20 } });

/** Records that a doctor was paid. */
export const useRecordPayout = () =>
  useAct(recordPayout, (options: CallOptions<typeof recordPayout>) => options, { waits: true });

/** Takes a payment to a doctor out of the books. */
export const useReversePayout = () =>
  useAct(reversePayout, (options: CallOptions<typeof reversePayout>) => options, { waits: true });

/** Asks a doctor where to pay. */
export const useAskForAccount = () =>
  useAct(askForPayeeAccount, (id: string) => ({ params: { id } }), { waits: true });
