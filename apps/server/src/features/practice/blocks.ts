import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { doctorsErrors } from '@hafi/contract/doctors/doctors.errors';
import type { newBlock } from '@hafi/contract/practice/practice.schemas';
import type * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { invalidFields } from '../../platform/http/invalid-input.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { busyTimes } from '../bookings/bookings.public.ts';
import { deleteBlock, insertBlock, lockSchedule } from '../doctors/doctors.public.ts';
import { furthestDays } from './days-off.ts';
import { ownPractice } from './own-profile.ts';
import { presentBlock } from './practice.presenter.ts';

/**
 * Closes a part of a day.
 * @throws Problem no-doctor-profile, invalid-input for an invalid time, or block-has-bookings while
 * there are appointments in it
 */
export async function addBlock(
  platform: Platform,
  personId: string,
  { date, from, to, reason }: z.output<typeof newBlock>,
) {
  const now = platform.clock.now();
  const today = dayInKigali(now);
  if (date < today) throw invalidFields([{ path: 'date', code: 'past-date' }]);
  if (to <= from) throw invalidFields([{ path: 'to', code: 'ends-before-start' }]);
  const furthest = addDays(today, furthestDays);
  if (date > furthest) {
    throw invalidFields([{ path: 'date', code: 'too-big', values: { maximum: furthest } }]);
  }
  return inTransaction(platform, async (tx) => {
    const { id: doctorId } = await ownPractice(tx, personId);
    await lockSchedule(tx, doctorId);
    const busy = await busyTimes(tx, [doctorId], instantAt(date, from), instantAt(date, to));
    if (busy.length > 0) throw new Problem(doctorsErrors['block-has-bookings']);
    const row = { id: newId(), doctorId, date, from, to, reason: reason || null, createdAt: now };
    await insertBlock(tx, row);
    return presentBlock(row);
  });
}

/**
 * Opens a blocked part of a day again.
 * @throws Problem no-doctor-profile, or not-found when it is not the doctor's own
 */
export async function removeBlock(platform: Platform, personId: string, id: string) {
  await inTransaction(platform, async (tx) => {
    const { id: doctorId } = await ownPractice(tx, personId);
    if (!(await deleteBlock(tx, doctorId, id))) throw new Problem(coreErrors['not-found']);
  });
}
