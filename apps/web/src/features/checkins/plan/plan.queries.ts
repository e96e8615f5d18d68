import { changeCheckInPlan, getCheckInPlan } from '@hafi/contract/checkins/check-in-plan.contract';
import type { PlanChange } from '@hafi/contract/checkins/check-in-plan.schemas';
import { ask } from '../../../lib/query/ask.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** When an elder is expected to check in. */
export const useCheckInPlan = (elderId: string) =>
  useAnswer(getCheckInPlan, { params: { id: elderId } });

/** Changes when an elder is expected to check in. */
export const useChangePlan = (elderId: string) =>
  useAct(changeCheckInPlan, (body: PlanChange) => ({ params: { id: elderId }, body }), {
    answers: () => ask(getCheckInPlan, { params: { id: elderId } }),
  });
