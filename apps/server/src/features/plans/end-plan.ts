import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { Problem } from '@hafi/contract/core/problem';
import { plansErrors } from '@hafi/contract/plans/plans.errors';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { actOnPlan, untouchedNext } from './change-plan.ts';
import { updateInvoice } from './invoices.repo.ts';
import { endPeriod, endPlan } from './plan-course.ts';
import { movedTo, nextPeriodOf, voidInvoice, voidOpen } from './plan-invoices.ts';
import type { PlanWork } from './plan-work.ts';
import type { Asking } from './plans.policy.ts';
import { updateSubscription } from './subscriptions.repo.ts';

/**
 * Ends a plan with its period; where nothing runs that was paid or is free, at once. What was paid
 * for a period that has not begun comes back.
 * @throws Problem not-found, plan-not-possible
 */
export const cancelPlan = (work: PlanWork, caller: Asking, elderId: string): Promise<ElderPlan> =>
  actOnPlan(work, caller, elderId, async (tx, plan) => {
    if (plan.status !== 'trial' && plan.status !== 'active') {
      return endPlan(work, tx, plan, { by: caller.personId });
    }
    await voidOpen(work, tx, plan);
    const next = await nextPeriodOf(tx, plan);
    if (next) await voidInvoice(work, tx, next);
    return updateSubscription(tx, plan.id, { cancels: true, pauseMonths: null });
  });

/**
 * Takes back that a plan ends or pauses; its payers are notified again before the period ends.
 * @throws Problem not-found, plan-not-possible
 */
export const keepPlan = (work: PlanWork, caller: Asking, elderId: string): Promise<ElderPlan> =>
  actOnPlan(work, caller, elderId, async (tx, plan) => {
    if (!plan.cancels && plan.pauseMonths === null) return plan;
    return updateSubscription(tx, plan.id, { cancels: false, pauseMonths: null, noticed: null });
  });

/**
 * Pauses a paid plan after its period.
 * @throws Problem not-found, plan-not-possible, next-period-paid
 */
export const pausePlan = (
  work: PlanWork,
  caller: Asking,
  elderId: string,
  { months }: { readonly months: number },
): Promise<ElderPlan> =>
  actOnPlan(work, caller, elderId, async (tx, plan) => {
    if (plan.status !== 'active' || plan.cancels) {
      throw new Problem(plansErrors['plan-not-possible']);
    }
    await untouchedNext(tx, plan);
    await voidOpen(work, tx, plan);
    return updateSubscription(tx, plan.id, { pauseMonths: months });
  });

/**
 * Ends a pause today: the next period then waits for its payment, like every other.
 * @throws Problem not-found, plan-not-possible
 */
export const resumePlan = (work: PlanWork, caller: Asking, elderId: string): Promise<ElderPlan> =>
  actOnPlan(work, caller, elderId, async (tx, plan) => {
    if (plan.status !== 'paused') throw new Problem(plansErrors['plan-not-possible']);
    const today = dayInKigali(work.platform.clock.now());
    const next = await nextPeriodOf(tx, plan);
    if (next) await updateInvoice(tx, next.id, movedTo(next, today));
    const startsOn = plan.startsOn < today ? plan.startsOn : addDays(today, -1);
    const anchor = Number(today.slice(8));
    const over = await updateSubscription(tx, plan.id, { startsOn, endsOn: today, anchor });
    return endPeriod(work, tx, over);
  });
