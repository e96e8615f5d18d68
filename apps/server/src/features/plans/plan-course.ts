import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { monthsLater } from '@hafi/contract/plans/plan-periods';
import { graceDays } from '@hafi/contract/plans/plans';
import type { Tx } from '../../platform/db/tx.ts';
import { beginPeriod } from './plan-effects.ts';
import { nextPeriodOf, openNextPeriod, voidInvoice, voidOpen } from './plan-invoices.ts';
import type { PlanStep } from './plan-steps.ts';
import type { PlanWork } from './plan-work.ts';
import { forAll, outside, titles } from './plans.messages.ts';
import { type SubscriptionRow, updateSubscription } from './subscriptions.repo.ts';
import { askForParts, endedNews, tellConcerned } from './tell-plan.ts';

/** Takes the step of a plan that the clock has made due. */
export async function takeStep(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  step: PlanStep,
): Promise<SubscriptionRow> {
  switch (step) {
    case 'notice-week':
    case 'notice-day': {
      if (!(await nextPeriodOf(tx, plan))) await openNextPeriod(work, tx, plan);
      const noticed = step === 'notice-week' ? 'week' : 'day';
      const notified = await updateSubscription(tx, plan.id, { noticed });
      await askForParts(work, tx, notified, 'renews', notified.endsOn);
      return notified;
    }
    case 'period-over':
      return endPeriod(work, tx, plan);
    case 'unpaid':
      return endPlan(work, tx, plan);
    default:
      return plan;
  }
}

/** The period is over: the next one begins, or is waited for; or the plan pauses, or ends. */
export async function endPeriod(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
): Promise<SubscriptionRow> {
  if (plan.cancels) return endPlan(work, tx, plan);
  if (plan.pauseMonths !== null) return pause(work, tx, plan, plan.pauseMonths);
  const next = await nextPeriodOf(tx, plan);
  if (next?.state === 'paid') return beginPeriod(work, tx, plan, next);
  const today = dayInKigali(work.platform.clock.now());
  // Days of an outage are free: nobody could be notified.
  const late = !next && plan.endsOn < today ? { endsOn: today } : {};
  const waiting = await updateSubscription(tx, plan.id, {
    ...late,
    status: 'grace',
    payBefore: addDays(today, graceDays),
  });
  await voidOpen(work, tx, plan, 'upgrade');
  if (!next) await openNextPeriod(work, tx, waiting);
  await askForParts(work, tx, waiting, 'unpaid', waiting.payBefore ?? waiting.endsOn);
  return waiting;
}

async function pause(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  months: number,
): Promise<SubscriptionRow> {
  await voidOpen(work, tx, plan);
  const paused = await updateSubscription(tx, plan.id, {
    status: 'paused',
    startsOn: plan.endsOn,
    endsOn: monthsLater(plan.endsOn, months, plan.anchor),
    pauseMonths: null,
    noticed: null,
  });
  const news = {
    title: titles.paused,
    text: forAll.paused,
    away: outside.paused,
    on: paused.endsOn,
  };
  await tellConcerned(work, tx, paused, news);
  return paused;
}

/**
 * Ends a plan: nothing is due any more, and what was paid for a period that has not begun goes back.
 * Nothing else of the elder changes.
 */
export async function endPlan(
  work: PlanWork,
  tx: Tx,
  plan: SubscriptionRow,
  { afterCircle = false, by = null }: { by?: string | null; afterCircle?: boolean } = {},
): Promise<SubscriptionRow> {
  await voidOpen(work, tx, plan);
  const next = await nextPeriodOf(tx, plan);
  if (next) await voidInvoice(work, tx, next);
  const ended = await updateSubscription(tx, plan.id, {
    status: 'ended',
    endedAt: work.platform.clock.now(),
    payBefore: null,
    dueAt: null,
  });
  await tellConcerned(work, tx, ended, { ...endedNews, by, afterCircle });
  return ended;
}
