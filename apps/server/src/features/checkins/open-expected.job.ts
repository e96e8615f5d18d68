import { dayInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { nextExpected } from '@hafi/contract/checkins/check-in-plan.schemas';
import type { BatchWork } from '../../platform/due/due-work.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { lockOpening, type PlanRow, setOpenings } from './check-in-plans.repo.ts';
import { countsFrom, staleMs } from './check-in-steps.ts';
import { findMade } from './checkins.repo.ts';
import { deleteAhead, insertExpected } from './expected-check-ins.repo.ts';

/** Clocks of processes differ by less than this, in milliseconds. */
const leewayMs = minuteInMs;

/**
 * The hours of a plan to ask for now, and when the next one is opened. After an outage hours that
 * are stale are left out.
 */
export function openingsOf(plan: PlanRow, now: Date): { hours: Date[]; opensAt: Date | null } {
  const from = Math.max(Math.min(plan.changedAt.getTime(), now.getTime()), now.getTime() - staleMs);
  const hours: Date[] = [];
  let next = nextExpected(plan, new Date(from));
  while (next && countsFrom(next) <= now) {
    hours.push(next);
    next = nextExpected(plan, next);
  }
  return { hours, opensAt: next && countsFrom(next) };
}

/**
 * Opens the expected check-in of each plan with its first reminder, unless the elder has checked in
 * already since it counts. What a clock that ran ahead had opened is opened again in its time.
 */
export const openExpectedWork: BatchWork<PlanRow & { readonly id: string }> = {
  id: 'checkins.open-expected',
  everySeconds: 1,
  batch: 500,
  take: (tx, due) => lockOpening(tx, due, new Date(due.now.getTime() + leewayMs)),
  async handle(tx, plans, now) {
    const ahead = new Date(now.getTime() + leewayMs);
    const early = plans.filter(({ plannedAt }) => plannedAt > ahead);
    await deleteAhead(
      tx,
      early.map(({ elderId }) => elderId),
      ahead,
    );
    const openings = plans.map((plan) => ({ plan, ...openingsOf(plan, now) }));
    const wanted = openings.flatMap(({ hours, plan }) =>
      hours.map((expectedAt) => ({
        id: newId(),
        elderId: plan.elderId,
        day: dayInKigali(expectedAt),
        expectedAt,
        openedAt: now,
        since: plan.changedAt,
        tellAfterMinutes: plan.tellAfterMinutes,
        nextStepAt: now,
      })),
    );
    const made = await findMade(tx, wanted);
    await insertExpected(
      tx,
      wanted.filter((row) => !made.has(row)),
    );
    await setOpenings(
      tx,
      openings.map(({ opensAt, plan }) => ({ elderId: plan.elderId, opensAt })),
      now,
    );
  },
};
