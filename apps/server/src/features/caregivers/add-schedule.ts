import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import type { VisitScheduleInput } from '@hafi/contract/caregivers/care.schemas';
import { scheduleDays } from '@hafi/contract/caregivers/care-terms';
import type { VisitSchedule } from '@hafi/contract/caregivers/caregivers.contract';
import { caregiversErrors } from '@hafi/contract/caregivers/caregivers.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { requireLiving } from '../circle/circle.public.ts';
import { type Caller, caregiversOf, requireCare } from './care-access.ts';
import { requireFree } from './caregiver-times.ts';
import { maySchedule, mayScheduleFor } from './caregivers.policy.ts';
import type { Occurrence } from './occurrences.ts';
import { comingOf, presentSchedule } from './schedule.presenter.ts';
import { insertSchedule, type ScheduleRow } from './schedules.repo.ts';
import { announceVisits, dateAndTime, tellChange } from './tell-visits.ts';

/** A schedule before it is stored. */
export type Wanted = Omit<ScheduleRow, 'createdAt' | 'endedAt' | 'endedBy' | 'id'>;

/**
 * Stores a schedule, in a transaction with its caregiver locked.
 * @throws Problem no-visit-to-come, schedule-too-long, visits-overlap
 */
export async function keepSchedule(
  platform: Platform,
  tx: Tx,
  wanted: Wanted,
): Promise<{ schedule: ScheduleRow; coming: Occurrence[] }> {
  const now = platform.clock.now();
  if (wanted.endsOn > addDays(dayInKigali(now), scheduleDays)) {
    throw new Problem(caregiversErrors['schedule-too-long']);
  }
  const row = { ...wanted, id: newId(), createdAt: now, endedAt: null, endedBy: null };
  const coming = comingOf(row, undefined, now);
  if (coming.length === 0) throw new Problem(caregiversErrors['no-visit-to-come']);
  await requireFree(tx, wanted.caregiverId, coming);
  return { schedule: await insertSchedule(tx, row), coming };
}

function wantedOf(elderId: string, by: string, input: VisitScheduleInput, today: string): Wanted {
  const { caregiverId, minutes, note, startsOn, tasks, time, weekdays } = input;
  if (startsOn < today) {
    throw invalidInput('startsOn', 'past-date');
  }
  return {
    elderId,
    caregiverId,
    startsOn,
    time,
    minutes,
    tasks,
    createdBy: by,
    weekdays: weekdays.toSorted((one, other) => one - other),
    note: note || null,
    endsOn: weekdays.length > 0 && input.endsOn ? input.endsOn : startsOn,
  };
}

/**
 * Schedules home visits by a caregiver of the circle, and notifies the caregiver and the elder.
 * @throws Problem not-found, invalid-input for a day in the past, and those of the endpoint
 */
export async function addSchedule(
  platform: Platform,
  principal: Caller,
  { elderId, input }: { elderId: string; input: VisitScheduleInput },
): Promise<VisitSchedule> {
  const { clock, db } = platform;
  const access = await requireCare(platform, principal, elderId, maySchedule);
  const { caregiverId } = input;
  const caregivers = await caregiversOf(db, elderId);
  if (!caregivers.has(caregiverId) || !mayScheduleFor(access, caregiverId)) {
    throw new Problem(caregiversErrors['no-caregiver']);
  }
  const wanted = wantedOf(elderId, principal.personId, input, dayInKigali(clock.now()));
  const { coming, schedule } = await inTransaction(platform, async (tx) => {
    await requireLiving(platform, tx, { elderId, by: principal.personId });
    await lock(tx, 'caregiver', caregiverId);
    const kept = await keepSchedule(platform, tx, wanted);
    const first = kept.coming[0]?.startsAt ?? instantAt(wanted.startsOn, wanted.time);
    await tellChange(platform, tx, {
      between: kept.schedule,
      by: principal.personId,
      news: wanted.weekdays.length > 0 ? 'weekly' : 'planned',
      values: {
        ...dateAndTime(first),
        until: { date: instantAt(wanted.endsOn, wanted.time).toISOString() },
      },
    });
    await announceVisits(tx, kept.schedule);
    return kept;
  });
  const people = await findPeople(db, [caregiverId]);
  return presentSchedule(schedule, coming, people.get(caregiverId)?.name ?? '');
}
