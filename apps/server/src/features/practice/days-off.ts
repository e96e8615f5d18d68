import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { type FieldIssue, Problem } from '@hafi/contract/core/problem';
import { doctorsErrors } from '@hafi/contract/doctors/doctors.errors';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { invalidFields } from '../../platform/http/invalid-input.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { busyTimes } from '../bookings/bookings.public.ts';
import {
  deleteDayOff,
  findDaysOff,
  insertDayOff,
  lockSchedule,
} from '../doctors/doctors.public.ts';
import { ownPractice } from './own-profile.ts';
import { presentDayOff } from './practice.presenter.ts';

/** How many days ahead days off can be scheduled. */
export const furthestDays = 730;

/** The doctor's own days off that end today or later, soonest first. */
export async function listDaysOff({ db, clock }: Platform, personId: string) {
  const { id } = await ownPractice(db, personId);
  return (await findDaysOff(db, id, dayInKigali(clock.now()))).map(presentDayOff);
}

/**
 * Adds days off.
 * @throws Problem no-doctor-profile, invalid-input for an invalid period, or day-off-has-bookings
 * while there are appointments on these days
 */
export async function addDaysOff(
  platform: Platform,
  personId: string,
  body: { from: string; to: string; reason?: string | undefined },
) {
  const now = platform.clock.now();
  const { from, to, reason } = body;
  const field = problemOf(from, to, dayInKigali(now));
  if (field) throw invalidFields([field]);
  return inTransaction(platform, async (tx) => {
    const { id: doctorId } = await ownPractice(tx, personId);
    await lockSchedule(tx, doctorId);
    // Today's past appointments do not prevent a day off for the rest of the day.
    const start = Math.max(instantAt(from, '00:00').getTime(), now.getTime());
    const end = instantAt(addDays(to, 1), '00:00');
    const busy = await busyTimes(tx, [doctorId], new Date(start), end);
    if (busy.length > 0) throw new Problem(doctorsErrors['day-off-has-bookings']);
    const row = { id: newId(), doctorId, from, to, reason: reason || null, createdAt: now };
    await insertDayOff(tx, row);
    return presentDayOff(row);
  });
}

function problemOf(from: string, to: string, today: string): FieldIssue | null {
  if (from < today) return { path: 'from', code: 'past-date' };
  if (to < from) return { path: 'to', code: 'ends-before-start' };
  const furthest = addDays(today, furthestDays);
  if (to > furthest) return { path: 'to', code: 'too-big', values: { maximum: furthest } };
  return null;
}

/**
 * Deletes a period of days off.
 * @throws Problem no-doctor-profile, or not-found when it is not the doctor's own
 */
export async function removeDaysOff(platform: Platform, personId: string, id: string) {
  await inTransaction(platform, async (tx) => {
    const { id: doctorId } = await ownPractice(tx, personId);
    if (!(await deleteDayOff(tx, doctorId, id))) throw new Problem(coreErrors['not-found']);
  });
}
