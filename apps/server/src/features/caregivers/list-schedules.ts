import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { VisitSchedules } from '@hafi/contract/caregivers/caregivers.contract';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { type Caller, caregiversOf, isHeld, requireCare } from './care-access.ts';
import { maySchedule, mayScheduleFor } from './caregivers.policy.ts';
import { comingOf, presentSchedule } from './schedule.presenter.ts';
import { findLivingSchedules, findSkips } from './schedules.repo.ts';

/**
 * An elder's visit schedules: all of them for who books for the elder, otherwise a caregiver's own.
 * @throws Problem not-found
 */
export async function listSchedules(
  platform: Platform,
  principal: Caller,
  elderId: string,
): Promise<VisitSchedules> {
  const { clock, db } = platform;
  const access = await requireCare(platform, principal, elderId, maySchedule);
  const now = clock.now();
  const caregivers = await caregiversOf(db, elderId);
  const mine = [...caregivers.keys()].filter((id) => mayScheduleFor(access, id));
  const yesterday = addDays(dayInKigali(now), -1);
  const schedules = (await findLivingSchedules(db, elderId, yesterday)).filter(
    (schedule) =>
      mine.includes(schedule.caregiverId) && isHeld(schedule, caregivers.get(schedule.caregiverId)),
  );
  const skips = await findSkips(
    db,
    schedules.map(({ id }) => id),
  );
  const people = await findPeople(db, mine);
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  return {
    schedules: schedules.flatMap((schedule) => {
      const coming = comingOf(schedule, skips.get(schedule.id), now);
      return coming.length > 0
        ? [presentSchedule(schedule, coming, nameOf(schedule.caregiverId))]
        : [];
    }),
    caregivers: mine.map((id) => ({ id, name: nameOf(id) })),
  };
}
