import { minuteInMs } from '@hafi/base/time';
import {
  cancelBankTransfer,
  getBankTransfer,
} from '@hafi/contract/payments/bank-transfer.contract';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** What to write on a transfer, and how it stands. */
export const useBankTransfer = (id: string) =>
  useAnswer(getBankTransfer, { params: { id } }, { refetchInterval: minuteInMs });

/** Ends a payment by bank before money came. */
export const useCancelTransfer = () =>
  useAct(cancelBankTransfer, (id: string) => ({ params: { id } }), { waits: true });
