import type { newBadge } from '@hafi/contract/badges/badge.schemas';
import * as contract from '@hafi/contract/badges/badges.contract';
import type { newPaper } from '@hafi/contract/vetting/vetting.schemas';
import type * as z from 'zod/mini';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** The badges that one may choose, and the own ones. */
export const useOwnBadges = () => useAnswer(contract.listOwnBadges, {});

export const useChooseBadge = () =>
  useAct(contract.chooseBadge, (body: z.input<typeof newBadge>) => ({ body }), { waits: true });

export const useWithdrawBadge = () =>
  useAct(contract.withdrawBadge, (id: string) => ({ params: { id } }), { waits: true });

export const useAddBadgePaper = (id: string) =>
  useAct(contract.addBadgePaper, (body: z.input<typeof newPaper>) => ({ params: { id }, body }), {
    waits: true,
  });

export const useRemoveBadgePaper = (id: string) =>
  useAct(contract.removeBadgePaper, (paperId: string) => ({ params: { id, paperId } }), {
    waits: true,
  });

export const useSendBadge = () =>
  useAct(contract.sendBadge, (id: string) => ({ params: { id } }), { waits: true });

export const useAnswerBadge = (id: string) =>
  useAct(contract.answerBadge, (text: string) => ({ params: { id }, body: { text } }), {
    waits: true,
  });
