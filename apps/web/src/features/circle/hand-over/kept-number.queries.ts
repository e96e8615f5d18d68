import {
  getKeptNumber,
  proveKeptNumber,
  sendKeptNumberCode,
} from '@hafi/contract/circle/elder-registration.contract';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** The number of an elder whose account the person keeps, and whether it is proved. */
export const useKeptNumber = (elderId: string) =>
  useAnswer(getKeptNumber, { params: { id: elderId } });

/** Sends a code to the elder's phone. */
export const useSendNumberCode = (elderId: string) =>
  useAct(sendKeptNumberCode, (phoneNumber: string) => ({
    params: { id: elderId },
    body: { phoneNumber },
  }));

/** Proves the number by the code. */
export const useProveNumber = (elderId: string) =>
  useAct(proveKeptNumber, (code: string) => ({ params: { id: elderId }, body: { code } }), {
    waits: true,
  });
