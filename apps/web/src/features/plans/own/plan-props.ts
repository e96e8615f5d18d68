import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';

/** A plan with the answer that it stands in. */
export interface PlanProps {
  readonly answer: ElderPlan;
  readonly plan: NonNullable<ElderPlan['subscription']>;
}
