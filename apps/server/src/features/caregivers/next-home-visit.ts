import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { caregiversOf, isHeld } from './care-access.ts';
import { comingOf } from './schedule.presenter.ts';
import { findLivingSchedules, findSkips } from './schedules.repo.ts';

/**
 * The next home visit to an elder that is scheduled for today (Kigali) and has not begun, or null;
 * callers must have checked access.
 */
export const nextHomeVisit =
  ({ clock, db }: Pick<Platform, 'clock' | 'db'>) =>
  async (elderId: string): Promise<{ startsAt: string; caregiver: string } | null> => {
    const now = clock.now();
    const today = dayInKigali(now);
    const caregivers = await caregiversOf(db, elderId);
    const schedules = (await findLivingSchedules(db, elderId, addDays(today, -1))).filter(
      (schedule) => isHeld(schedule, caregivers.get(schedule.caregiverId)),
    );
    const skips = await findSkips(
      db,
      schedules.map(({ id }) => id),
    );
    const [next] = schedules
      .flatMap((schedule) =>
        comingOf(schedule, skips.get(schedule.id), now)
          .filter(({ day, startsAt }) => day === today && startsAt > now)
          .map(({ startsAt }) => ({ startsAt, caregiverId: schedule.caregiverId })),
      )
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    if (!next) return null;
    const caregiver = (await findPeople(db, [next.caregiverId])).get(next.caregiverId)?.firstName;
    return caregiver === undefined ? null : { startsAt: next.startsAt.toISOString(), caregiver };
  };
