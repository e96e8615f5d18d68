import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { isSold } from '@hafi/contract/plans/entitlements';
import { planPrice } from '@hafi/contract/plans/plan-periods';
import {
  type BillingCycle,
  type CarePlanId,
  freeTrialDays,
  graceDays,
} from '@hafi/contract/plans/plans';
import { plansErrors } from '@hafi/contract/plans/plans.errors';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { openNextPeriod } from './plan-invoices.ts';
import { screensOf } from './plan-people.ts';
import { dueAtOf } from './plan-steps.ts';
import type { PlanWork } from './plan-work.ts';
import { type Asking, mayStart, requireCircle } from './plans.policy.ts';
import { showPlan } from './show-plan.ts';
import {
  findLivePlan,
  hasHadTrial,
  insertSubscription,
  isSecondPlan,
  updateSubscription,
} from './subscriptions.repo.ts';
import { changed } from './tell-plan.ts';

/**
 * Starts a care plan for an elder: with the free days, without any payment, where they were not had
 * yet; otherwise it waits some days for the first payment and opens nothing before. Who starts it
 * pays it, unless others agree to share it.
 * @throws Problem not-found, plan-not-possible for one that cannot be had, plan-exists
 */
export async function startPlan(
  work: PlanWork,
  caller: Asking,
  elderId: string,
  wish: { readonly plan: CarePlanId; readonly cycle: BillingCycle },
): Promise<ElderPlan> {
  const { platform } = work;
  const access = await requireCircle(platform, caller, elderId);
  if (!mayStart(access)) throw new Problem(coreErrors['not-found']);
  if (!isSold(wish.plan)) throw new Problem(plansErrors['plan-not-possible']);
  const now = platform.clock.now();
  const today = dayInKigali(now);
  const { cycle, plan } = wish;
  try {
    await inTransaction(platform, async (tx) => {
      if (await findLivePlan(tx, elderId)) throw new Problem(plansErrors['plan-exists']);
      const isTrial = !(await hasHadTrial(tx, elderId));
      const days = isTrial ? freeTrialDays : graceDays;
      const endsOn = addDays(today, days);
      const row = await insertSubscription(tx, {
        id: newId(),
        elderId,
        managerId: caller.personId,
        plan,
        cycle,
        status: isTrial ? 'trial' : 'awaiting',
        price: planPrice(plan, cycle),
        startsOn: today,
        endsOn,
        anchor: Number((isTrial ? endsOn : today).slice(8)),
        beganWithTrial: isTrial,
        payBefore: isTrial ? null : endsOn,
        createdAt: now,
      });
      await updateSubscription(tx, row.id, { dueAt: dueAtOf(row) });
      if (!isTrial) await openNextPeriod(work, tx, row);
      changed(tx, await screensOf(tx, row));
    });
  } catch (error) {
    if (isSecondPlan(error)) throw new Problem(plansErrors['plan-exists']);
    throw error;
  }
  return showPlan(platform, caller, elderId);
}
