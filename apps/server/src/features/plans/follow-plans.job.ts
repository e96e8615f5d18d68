import { hourInMs } from '@hafi/base/time';
import type { Tx } from '../../platform/db/tx.ts';
import type { BatchWork } from '../../platform/due/due-work.ts';
import { findDeath, heldByDeathUntil } from '../accounts/accounts.public.ts';
import { awaitMoney } from './await-money.ts';
import { takeStep } from './plan-course.ts';
import { takeEffect } from './plan-effects.ts';
import { moveOrphans } from './plan-invoices.ts';
import { passOn } from './plan-people.ts';
import { dueAtOf, stepNow } from './plan-steps.ts';
import type { PlanWork } from './plan-work.ts';
import { forPayer, titles } from './plans.messages.ts';
import { followRefunds } from './refunds/follow-refunds.ts';
import { lockDue, type SubscriptionRow, updateSubscription } from './subscriptions.repo.ts';
import { askForMoved, tellOne } from './tell-plan.ts';

export const followPlansId = 'plans.follow-plans';

/**
 * Follows the care plans: what was paid takes effect, payers are told before a period ends, and a
 * period that ends is renewed, unpaid, paused or the last. One step at a time.
 */
export const followPlansWork = (work: PlanWork): BatchWork<SubscriptionRow> => ({
  id: followPlansId,
  everySeconds: 2,
  // Payments of one plan are locked in order, those of several would not be.
  batch: 1,
  take: lockDue,
  async handle(tx, rows, now) {
    for (const row of rows) await follow(work, tx, row, now);
  },
});

async function follow(work: PlanWork, tx: Tx, row: SubscriptionRow, now: Date): Promise<void> {
  let plan = row;
  const passed = await passOn(tx, plan);
  if (passed) {
    plan = passed;
    await tellOne(work, tx, plan, {
      to: plan.managerId,
      by: null,
      title: titles.manager,
      text: forPayer.manager,
    });
  }
  plan = await followRefunds(work, tx, plan);
  if (plan.status === 'ended') return;
  const death = await findDeath(tx, plan.elderId);
  if (death) {
    // Nobody is asked to pay. It ends a day later, unless the death was recorded by mistake.
    const later = new Date(now.getTime() + hourInMs);
    const restUntil = heldByDeathUntil(death.recordedAt, now) ?? later;
    await updateSubscription(tx, plan.id, { dueAt: restUntil });
    return;
  }
  const moved = await moveOrphans(tx, plan);
  if (moved.length > 0) await askForMoved(work, tx, plan, moved);
  plan = await takeEffect(work, tx, plan);
  const step = stepNow(plan, now);
  const waits = step === 'unpaid' ? await awaitMoney(work, tx, plan) : null;
  if (waits) plan = waits.plan;
  else if (step) plan = await takeStep(work, tx, plan, step);
  await updateSubscription(tx, plan.id, { dueAt: waits?.againAt ?? dueAtOf(plan) });
}
