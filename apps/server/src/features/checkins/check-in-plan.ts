import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import {
  type CheckInPlan,
  expectedOn,
  longestPauseDays,
  noPlan,
  othersOf,
  type PlanChange,
  usualTellAfter,
} from '@hafi/contract/checkins/check-in-plan.schemas';
import { checkinsErrors } from '@hafi/contract/checkins/checkins.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, findReachable } from '../accounts/accounts.public.ts';
import {
  circleWith,
  type ElderAccess,
  findAccess,
  may,
  mayDecide,
} from '../circle/circle.public.ts';
import { findDevices } from '../notifications/notifications.public.ts';
import { announce } from './announce.ts';
import { findPlan, lockPlan, type PlanRow, putPlan } from './check-in-plans.repo.ts';
import {
  acknowledge,
  deleteExpected,
  type ExpectedRow,
  lockOpen,
  updateExpected,
} from './expected-check-ins.repo.ts';
import { openingsOf } from './open-expected.job.ts';
import { hold } from './taking/hold.ts';
import { tellPlan } from './tell-plan.ts';

/**
 * Requires that the caller may know when an elder is expected to check in: the elder, and who reads
 * the health or is notified when nothing comes.
 * @throws Problem not-found for everybody else
 */
async function openPlan(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<ElderAccess> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || !(may(access, 'health:read') || may(access, 'alerts:receive'))) {
    throw new Problem(coreErrors['not-found']);
  }
  return access;
}

/** A pause counts until it has ended. */
const pauseOf = (row: PlanRow, today: string): CheckInPlan['pause'] =>
  row.pausedUntil !== null && row.pausedUntil >= today
    ? { until: row.pausedUntil, reason: row.pauseReason }
    : null;

/** Whether a reminder can reach the elder outside the app. */
async function isReachable({ clock, db }: Platform, elderId: string): Promise<boolean> {
  const elder = await findReachable(db, elderId);
  if (!elder) return false;
  if (elder.email !== null || (elder.phoneNumber !== null && elder.phoneProved)) return true;
  return (await findDevices(db, [elderId], clock.now())).has(elderId);
}

async function presentPlan(platform: Platform, access: ElderAccess): Promise<CheckInPlan> {
  const { clock, db } = platform;
  const { elderId } = access;
  const row = await findPlan(db, elderId);
  const by = row && (await findPeople(db, [row.changedBy])).get(row.changedBy)?.name;
  const { isOn, otherTimes, tellAfterMinutes, time, weekdays } = row ?? noPlan;
  return {
    isOn,
    time,
    weekdays: [...weekdays],
    otherTimes: [...otherTimes],
    tellAfterMinutes,
    pause: row ? pauseOf(row, dayInKigali(clock.now())) : null,
    changedAt: row?.changedAt.toISOString() ?? null,
    changedBy: by ?? null,
    mayChange: mayDecide(access),
    reachable: await isReachable(platform, elderId),
    told: (await circleWith(db, elderId, 'alerts:receive')).length,
  };
}

/**
 * When an elder is expected to check in.
 * @throws Problem not-found
 */
export async function getPlan(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<CheckInPlan> {
  return presentPlan(platform, await openPlan(platform, caller, elderId));
}

/**
 * Changes when an elder is expected to check in. What is expected today goes on where the change
 * leaves its hour; otherwise it ends, and if the circle was notified already, who changes the plan looks
 * after it.
 * @throws Problem not-found; not-allowed for who does not decide for the elder; pause-out-of-range
 */
export async function changePlan(
  platform: Platform,
  caller: Principal,
  elderId: string,
  change: PlanChange,
): Promise<CheckInPlan> {
  const access = await openPlan(platform, caller, elderId);
  if (!mayDecide(access)) throw new Problem(coreErrors['not-allowed']);
  const now = platform.clock.now();
  const today = dayInKigali(now);
  const { isOn, pause, time, weekdays } = change;
  if (pause && (pause.until < today || pause.until > addDays(today, longestPauseDays))) {
    throw new Problem(checkinsErrors['pause-out-of-range']);
  }
  await inTransaction(platform, async (tx) => {
    const before = await lockPlan(tx, elderId);
    const row: PlanRow = {
      elderId,
      isOn,
      weekdays,
      time,
      otherTimes: othersOf(change, change.otherTimes ?? before?.otherTimes ?? []),
      tellAfterMinutes: change.tellAfterMinutes ?? before?.tellAfterMinutes ?? usualTellAfter,
      pausedUntil: pause?.until ?? null,
      pauseReason: pause?.reason ?? null,
      changedAt: now,
      changedBy: access.personId,
      opensAt: null,
      plannedAt: now,
    };
    const { hours, opensAt } = openingsOf(row, now);
    // An hour of today whose first reminder is over is opened by the next poll.
    await putPlan(tx, { ...row, opensAt: hours.length > 0 ? now : opensAt });
    await endExpected(tx, row, access.personId);
    await tellPlan(platform, tx, { access, before, row });
    await announce(tx, elderId);
  });
  return presentPlan(platform, access);
}

/** Ends what is open and not expected any more at that hour; what stays follows the plan of now. */
async function endExpected(tx: Tx, plan: PlanRow, by: string): Promise<void> {
  const { changedAt, tellAfterMinutes } = plan;
  // What passed in an outage is followed up by whatever plan: nobody was notified of it.
  const open = (await lockOpen(tx, plan.elderId)).filter(
    ({ awayAt, toldAt, why }) => why === 'missed' && (awayAt === null || toldAt !== null),
  );
  const isExpected = ({ day, expectedAt }: ExpectedRow) =>
    expectedOn(plan, day)?.getTime() === expectedAt.getTime();
  const ended = open.filter((row) => !isExpected(row));
  const waiting = open.filter((row) => isExpected(row) && !row.toldAt);
  await updateExpected(
    tx,
    waiting.map(({ id }) => id),
    { tellAfterMinutes, nextStepAt: changedAt },
  );
  await deleteExpected(
    tx,
    ended.filter(({ toldAt }) => !toldAt).map(({ id }) => id),
  );
  for (const { id, toldAt } of ended) {
    if (!toldAt) continue;
    await acknowledge(tx, id, hold(plan, { at: plan.changedAt, by }));
  }
}
