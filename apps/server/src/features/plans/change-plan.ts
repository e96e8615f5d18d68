import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { isSold } from '@hafi/contract/plans/entitlements';
import type { BillingCycle, CarePlanId } from '@hafi/contract/plans/plans';
import { plansErrors } from '@hafi/contract/plans/plans.errors';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { findOpenInvoices } from './invoices.repo.ts';
import { enlarge } from './plan-effects.ts';
import {
  isBegun,
  nextPeriodOf,
  openNextPeriod,
  openUpgrade,
  voidInvoice,
  voidOpen,
} from './plan-invoices.ts';
import { offerOf } from './plan-offers.ts';
import { screensOf } from './plan-people.ts';
import { dueAtOf } from './plan-steps.ts';
import type { PlanWork } from './plan-work.ts';
import { type Asking, mayManage, requireCircle } from './plans.policy.ts';
import { showPlan } from './show-plan.ts';
import { lockLivePlan, type SubscriptionRow, updateSubscription } from './subscriptions.repo.ts';
import { changed } from './tell-plan.ts';

/**
 * Does something with an elder's plan as who may manage it, with its row locked, and plans its next
 * step.
 * @throws Problem not-found, plan-not-possible where there is no plan
 */
export async function actOnPlan(
  { platform }: PlanWork,
  caller: Asking,
  elderId: string,
  act: (tx: Tx, plan: SubscriptionRow) => Promise<SubscriptionRow>,
): Promise<ElderPlan> {
  const access = await requireCircle(platform, caller, elderId);
  await inTransaction(platform, async (tx) => {
    const plan = await lockLivePlan(tx, elderId);
    if (plan ? !mayManage(access, plan) : access.by !== 'self') {
      throw new Problem(coreErrors['not-found']);
    }
    if (!plan) throw new Problem(plansErrors['plan-not-possible']);
    const after = await act(tx, plan);
    // What was paid or went back a moment ago is still to take effect.
    const isDue = plan.dueAt !== null && plan.dueAt <= platform.clock.now();
    const dueAt = isDue && after.status !== 'ended' ? plan.dueAt : dueAtOf(after);
    await updateSubscription(tx, after.id, { dueAt });
    changed(tx, await screensOf(tx, after));
  });
  return showPlan(platform, caller, elderId);
}

/**
 * Changes plan or cycle. A larger plan begins once the difference is paid; choosing what there is
 * takes a change back.
 * @throws Problem not-found, plan-not-possible when it costs another sum than was shown,
 * next-period-paid
 */
export function changePlan(
  work: PlanWork,
  caller: Asking,
  elderId: string,
  wish: { readonly plan: CarePlanId; readonly cycle: BillingCycle; readonly amount: number },
): Promise<ElderPlan> {
  const today = dayInKigali(work.platform.clock.now());
  return actOnPlan(work, caller, elderId, async (tx, plan) => {
    const offer = offerOf(plan, wish, today);
    if (offer.amount !== wish.amount || plan.cancels || !isSold(wish.plan)) {
      throw new Problem(plansErrors['plan-not-possible']);
    }
    await voidOpen(work, tx, plan, 'upgrade');
    if (offer.amount > 0) {
      const { amount } = offer;
      await openUpgrade(work, tx, plan, { to: wish.plan, amount, payerId: caller.personId });
      return plan;
    }
    const { cycle, price } = offer;
    if (plan.status === 'trial' || plan.status === 'awaiting') {
      const change = { plan: wish.plan, cycle, price, nextPlan: null, nextCycle: null };
      return changeNext(work, tx, plan, change);
    }
    if (offer.when === 'now' && wish.plan !== plan.plan) {
      return enlarge(work, tx, plan, { plan: wish.plan, price });
    }
    return changeNext(work, tx, plan, {
      nextPlan: wish.plan === plan.plan ? null : wish.plan,
      nextCycle: cycle === plan.cycle ? null : cycle,
    });
  });
}

/** Changes what the next period is, and makes its invoice again where there is one. */
async function changeNext(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  change: Partial<SubscriptionRow>,
): Promise<SubscriptionRow> {
  const next = await untouchedNext(tx, plan);
  const after = await updateSubscription(tx, plan.id, change);
  if (!next) return after;
  await voidInvoice(work, tx, next);
  await openNextPeriod(work, tx, after);
  return after;
}

/**
 * The invoice of the next period, if there is one.
 * @throws Problem next-period-paid when somebody has begun to pay it
 */
export async function untouchedNext(tx: Tx, plan: SubscriptionRow) {
  const next =
    (await nextPeriodOf(tx, plan)) ??
    (await findOpenInvoices(tx, plan.id)).find(({ kind }) => kind === 'period');
  if (next && (await isBegun(tx, next))) throw new Problem(plansErrors['next-period-paid']);
  return next;
}
