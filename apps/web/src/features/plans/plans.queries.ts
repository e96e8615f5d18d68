import {
  answerShare,
  askShare,
  cancelPlan,
  changePlan,
  endShare,
  getElderPlan,
  keepPlan,
  pausePlan,
  resumePlan,
  startPlan,
} from '@hafi/contract/plans/subscriptions.contract';
import type { CallOptions } from '../../lib/api.ts';
import { ask } from '../../lib/query/ask.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

type Body<E extends Parameters<typeof useAct>[0]> =
  CallOptions<E> extends { body: infer B } ? B : never;

/** The care plan of an elder. */
export const useElderPlan = (id: string) => useAnswer(getElderPlan, { params: { id } });

/** Every act answers with the plan as it is then. */
const answering = (id: string) => ({ answers: () => ask(getElderPlan, { params: { id } }) });

export const useStartPlan = (id: string) =>
  useAct(startPlan, (body: Body<typeof startPlan>) => ({ params: { id }, body }), answering(id));

export const useChangePlan = (id: string) =>
  useAct(changePlan, (body: Body<typeof changePlan>) => ({ params: { id }, body }), answering(id));

export const useCancelPlan = (id: string) =>
  useAct(cancelPlan, () => ({ params: { id } }), answering(id));

export const useKeepPlan = (id: string) =>
  useAct(keepPlan, () => ({ params: { id } }), answering(id));

export const usePausePlan = (id: string) =>
  useAct(pausePlan, (months: number) => ({ params: { id }, body: { months } }), answering(id));

export const useResumePlan = (id: string) =>
  useAct(resumePlan, () => ({ params: { id } }), answering(id));

export const useAskShare = (id: string) =>
  useAct(askShare, (body: Body<typeof askShare>) => ({ params: { id }, body }), answering(id));

export const useAnswerShare = (id: string) =>
  useAct(answerShare, (accept: boolean) => ({ params: { id }, body: { accept } }), answering(id));

export const useEndShare = (id: string) =>
  useAct(endShare, (personId: string) => ({ params: { id, personId } }), answering(id));
