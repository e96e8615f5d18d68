import * as contract from '@hafi/contract/vetting/vetting.contract';
import type {
  answerVettingBody,
  newPaper,
  sendVettingBody,
} from '@hafi/contract/vetting/vetting.schemas';
import type * as z from 'zod/mini';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** How the check of the own identity and papers stands. */
export const useOwnVetting = () => useAnswer(contract.getOwnVetting, {});

export const useAddPaper = () =>
  useAct(contract.addPaper, (body: z.input<typeof newPaper>) => ({ body }), { waits: true });

export const useRemovePaper = () =>
  useAct(contract.removePaper, (id: string) => ({ params: { id } }), { waits: true });

export const useSendVetting = () =>
  useAct(contract.sendVetting, (body: z.input<typeof sendVettingBody>) => ({ body }), {
    waits: true,
  });

export const useAnswerVetting = () =>
  useAct(contract.answerVetting, (body: z.input<typeof answerVettingBody>) => ({ body }), {
    waits: true,
  });
