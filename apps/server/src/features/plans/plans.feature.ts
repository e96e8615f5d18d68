import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { followPlansWork } from './follow-plans.job.ts';
import { planData, plannedCarePlan } from './own-plans.ts';
import type { PlanWork } from './plan-work.ts';
import { plansHandlers } from './plans.routes.ts';

/** Care plans: free days, renewals by prompt, changes, shares, and what they open. */
export function plansFeature(
  platform: Platform,
  money: Pick<PlanWork, 'comesByBank' | 'giveBack'>,
): Feature & { readonly planned: ReturnType<typeof plannedCarePlan> } {
  const work = { platform, ...money };
  return {
    handlers: plansHandlers(work),
    due: [followPlansWork(work)],
    personalData: [planData(work)],
    planned: plannedCarePlan(work),
  };
}
