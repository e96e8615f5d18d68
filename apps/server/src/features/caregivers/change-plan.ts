import { instantAt } from '@hafi/base/kigali-time';
import { caregiversErrors } from '@hafi/contract/caregivers/caregivers.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepPlan } from './add-plan.ts';
import { type Caller, caregiversOf, isHeld, requireCare } from './care-access.ts';
import { mayPlan, mayPlanFor } from './caregivers.policy.ts';
import { comingOf } from './plan.presenter.ts';
import { findSkips, insertSkip, lockPlan, type PlanRow, updatePlan } from './plans.repo.ts';
import { announceVisits, dateAndTime, tellPlan } from './tell-visits.ts';
import { findVisitOfPlan } from './visits.repo.ts';

interface Which {
  readonly elderId: string;
  readonly planId: string;
}

/**
 * Changes a plan that one may change, in one transaction with it and its caregiver locked.
 * @throws Problem not-found, also for a plan that was ended or whose caregiver has left
 */
async function changePlan(
  platform: Platform,
  principal: Caller,
  { elderId, planId }: Which,
  change: (tx: Tx, plan: PlanRow) => Promise<void>,
): Promise<void> {
  const access = await requireCare(platform, principal, elderId, mayPlan);
  await inTransaction(platform, async (tx) => {
    const found = await lockPlan(tx, elderId, planId);
    const since = found && (await caregiversOf(tx, elderId)).get(found.caregiverId);
    if (
      !found ||
      found.endedAt ||
      !isHeld(found, since) ||
      !mayPlanFor(access, found.caregiverId)
    ) {
      throw new Problem(coreErrors['not-found']);
    }
    await lock(tx, 'caregiver', found.caregiverId);
    await change(tx, found);
    await announceVisits(tx, found);
  });
}

/** Takes one visit out of a plan, unless it is over or was logged. Answers when it would have been. */
async function takeOut(
  platform: Platform,
  tx: Tx,
  { by, day, plan }: { plan: PlanRow; day: string; by: string },
): Promise<Date> {
  const now = platform.clock.now();
  const skips = await findSkips(tx, [plan.id]);
  const visit = comingOf(plan, skips.get(plan.id), now).find((each) => each.day === day);
  if (!visit || (await findVisitOfPlan(tx, plan.id, day))) {
    throw new Problem(caregiversErrors['visit-not-planned']);
  }
  await insertSkip(tx, { planId: plan.id, day, skippedBy: by, skippedAt: now });
  return visit.startsAt;
}

/**
 * Cancels one visit of a plan.
 * @throws Problem not-found, visit-not-planned
 */
export function skipVisit(
  platform: Platform,
  principal: Caller,
  { day, ...which }: Which & { readonly day: string },
): Promise<void> {
  const by = principal.personId;
  return changePlan(platform, principal, which, async (tx, plan) => {
    const at = await takeOut(platform, tx, { plan, day, by });
    await tellPlan(platform, tx, { between: plan, by, news: 'cancelled', values: dateAndTime(at) });
  });
}

/**
 * Moves one visit of a plan: it becomes a plan of its own, so that the others stay as they are.
 * @throws Problem not-found, visit-not-planned, and those of planning
 */
export function moveVisit(
  platform: Platform,
  principal: Caller,
  { day, to, ...which }: Which & { readonly day: string; to: { day: string; time: string } },
): Promise<void> {
  const by = principal.personId;
  return changePlan(platform, principal, which, async (tx, plan) => {
    const old = await takeOut(platform, tx, { plan, day, by });
    const { caregiverId, elderId, minutes, note, tasks } = plan;
    await keepPlan(platform, tx, {
      elderId,
      caregiverId,
      minutes,
      note,
      tasks,
      createdBy: by,
      weekdays: [],
      startsOn: to.day,
      endsOn: to.day,
      time: to.time,
    });
    const { date: oldDate, time: oldTime } = dateAndTime(old);
    const values = { oldDate, oldTime, ...dateAndTime(instantAt(to.day, to.time)) };
    await tellPlan(platform, tx, { between: plan, by, news: 'moved', values });
  });
}

/**
 * Ends a plan: none of its visits comes any more; those that are over stay.
 * @throws Problem not-found
 */
export function endPlan(platform: Platform, principal: Caller, which: Which): Promise<void> {
  const by = principal.personId;
  return changePlan(platform, principal, which, async (tx, plan) => {
    await updatePlan(tx, plan.id, { endedAt: platform.clock.now(), endedBy: by });
    await tellPlan(platform, tx, { between: plan, by, news: 'ended', values: {} });
  });
}
