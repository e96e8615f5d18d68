import { instantAt } from '@hafi/base/kigali-time';
import { caregiversErrors } from '@hafi/contract/caregivers/caregivers.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepSchedule } from './add-schedule.ts';
import { type Caller, caregiversOf, isHeld, requireCare } from './care-access.ts';
import { maySchedule, mayScheduleFor } from './caregivers.policy.ts';
import { comingOf } from './schedule.presenter.ts';
import {
  findSkips,
  insertSkip,
  lockSchedule,
  type ScheduleRow,
  updateSchedule,
} from './schedules.repo.ts';
import { announceVisits, dateAndTime, tellChange } from './tell-visits.ts';
import { findVisitOfSchedule } from './visits.repo.ts';

interface Which {
  readonly elderId: string;
  readonly scheduleId: string;
}

/**
 * Changes a schedule that the caller may change, in a transaction with it and its caregiver locked.
 * @throws Problem not-found, also for a schedule that has ended or whose caregiver has left
 */
async function changeSchedule(
  platform: Platform,
  principal: Caller,
  { elderId, scheduleId }: Which,
  change: (tx: Tx, schedule: ScheduleRow) => Promise<void>,
): Promise<void> {
  const access = await requireCare(platform, principal, elderId, maySchedule);
  await inTransaction(platform, async (tx) => {
    const found = await lockSchedule(tx, elderId, scheduleId);
    const since = found && (await caregiversOf(tx, elderId)).get(found.caregiverId);
    if (
      !found ||
      found.endedAt ||
      !isHeld(found, since) ||
      !mayScheduleFor(access, found.caregiverId)
    ) {
      throw new Problem(coreErrors['not-found']);
    }
    await lock(tx, 'caregiver', found.caregiverId);
    await change(tx, found);
    await announceVisits(tx, found);
  });
}

/**
 * Removes one visit from a schedule, unless it is over or was logged. Returns when it would have
 * been.
 */
async function takeOut(
  platform: Platform,
  tx: Tx,
  { by, day, schedule }: { schedule: ScheduleRow; day: string; by: string },
): Promise<Date> {
  const now = platform.clock.now();
  const skips = await findSkips(tx, [schedule.id]);
  const visit = comingOf(schedule, skips.get(schedule.id), now).find((each) => each.day === day);
  if (!visit || (await findVisitOfSchedule(tx, schedule.id, day))) {
    throw new Problem(caregiversErrors['visit-not-planned']);
  }
  await insertSkip(tx, { scheduleId: schedule.id, day, skippedBy: by, skippedAt: now });
  return visit.startsAt;
}

/**
 * Cancels one visit of a schedule.
 * @throws Problem not-found, visit-not-planned
 */
export function skipVisit(
  platform: Platform,
  principal: Caller,
  { day, ...which }: Which & { readonly day: string },
): Promise<void> {
  const by = principal.personId;
  return changeSchedule(platform, principal, which, async (tx, schedule) => {
    const at = await takeOut(platform, tx, { schedule, day, by });
    await tellChange(platform, tx, {
      between: schedule,
      by,
      news: 'cancelled',
      values: dateAndTime(at),
    });
  });
}

/**
 * Moves one visit of a schedule to a schedule of its own, so that the others stay unchanged.
 * @throws Problem not-found, visit-not-planned, and those of {@link keepSchedule}
 */
export function moveVisit(
  platform: Platform,
  principal: Caller,
  { day, to, ...which }: Which & { readonly day: string; to: { day: string; time: string } },
): Promise<void> {
  const by = principal.personId;
  return changeSchedule(platform, principal, which, async (tx, schedule) => {
    const old = await takeOut(platform, tx, { schedule, day, by });
    const { caregiverId, elderId, minutes, note, tasks } = schedule;
    await keepSchedule(platform, tx, {
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
    await tellChange(platform, tx, { between: schedule, by, news: 'moved', values });
  });
}

/**
 * Ends a schedule: cancels its future visits and keeps the past ones.
 * @throws Problem not-found
 */
export function endSchedule(platform: Platform, principal: Caller, which: Which): Promise<void> {
  const by = principal.personId;
  return changeSchedule(platform, principal, which, async (tx, schedule) => {
    await updateSchedule(tx, schedule.id, { endedAt: platform.clock.now(), endedBy: by });
    await tellChange(platform, tx, { between: schedule, by, news: 'ended', values: {} });
  });
}
