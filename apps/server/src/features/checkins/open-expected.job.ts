import { dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs, minuteInMs } from '@hafi/base/time';
import { nextExpected } from '@hafi/contract/checkins/check-in-plan.schemas';
import type { BatchWork } from '../../platform/due/due-work.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { findDied } from '../accounts/accounts.public.ts';
import { openMissed } from './away/open-missed.ts';
import { deleteAhead, takeUp } from './away/passed-hours.repo.ts';
import { lockOpening, type PlanRow, setOpenings } from './check-in-plans.repo.ts';
import { countsFrom } from './check-in-steps.ts';
import { findMade } from './checkins.repo.ts';

/** Clocks of processes differ by less than this, in milliseconds. */
const leewayMs = minuteInMs;

/** Hours of before this, in milliseconds, are not made up for after an outage: the last one stands. */
const longestMs = 31 * dayInMs;

/** Whether a plan was looked through by a clock that ran ahead. */
const isAhead = ({ plannedAt }: PlanRow, now: Date): boolean =>
  plannedAt.getTime() > now.getTime() + leewayMs;

/**
 * The hours of a plan to ask for now, and when the next one is opened: after an outage all since
 * the last one that was opened.
 */
export function openingsOf(plan: PlanRow, now: Date): { hours: Date[]; opensAt: Date | null } {
  const { changedAt, opensAt } = plan;
  // The hour that opens at that time comes after it.
  const opened = opensAt && !isAhead(plan, now) ? opensAt.getTime() - 1 : 0;
  const since = Math.max(Math.min(changedAt.getTime(), now.getTime()), opened);
  const from = new Date(Math.max(since, now.getTime() - longestMs));
  const hours: Date[] = [];
  let next = nextExpected(plan, from);
  while (next && countsFrom(next) <= now) {
    hours.push(next);
    next = nextExpected(plan, next);
  }
  return { hours, opensAt: next && countsFrom(next) };
}

/**
 * Opens the expected check-in of each plan with its first reminder, unless the elder has checked in
 * already since it counts; of who has died none is expected. What a clock that ran ahead had opened is opened again in its time.
 */
export const openExpectedWork: BatchWork<PlanRow & { readonly id: string }> = {
  id: 'checkins.open-expected',
  everySeconds: 1,
  batch: 500,
  take: (tx, due) => lockOpening(tx, due, new Date(due.now.getTime() + leewayMs)),
  async handle(tx, plans, now) {
    const ahead = new Date(now.getTime() + leewayMs);
    const early = plans.filter((plan) => isAhead(plan, now)).map(({ elderId }) => elderId);
    await deleteAhead(tx, early, ahead);
    await takeUp(tx, early, { ahead, now });
    const openings = plans.map((plan) => ({ plan, ...openingsOf(plan, now) }));
    const died = await findDied(
      tx,
      plans.map(({ elderId }) => elderId),
    );
    const living = openings.filter(({ plan }) => !died.has(plan.elderId));
    const wanted = living.flatMap(({ hours, plan }) =>
      hours.map((expectedAt) => ({
        id: newId(),
        elderId: plan.elderId,
        day: dayInKigali(expectedAt),
        expectedAt,
        openedAt: now,
        since: plan.changedAt,
        tellAfterMinutes: plan.tellAfterMinutes,
      })),
    );
    const made = await findMade(tx, wanted);
    await openMissed(
      tx,
      wanted.filter((row) => !made.has(row)),
      now,
    );
    await setOpenings(
      tx,
      openings.map(({ opensAt, plan }) => ({ elderId: plan.elderId, opensAt })),
      now,
    );
  },
};
