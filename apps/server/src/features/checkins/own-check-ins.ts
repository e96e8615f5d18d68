import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { checkInBy } from '@hafi/contract/checkins/checkin.schemas';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteCheckInsOf, findCheckInsSince, findLastCheckIn } from './checkins.repo.ts';

/** Check-ins as personal data; erased with the account. */
export const checkInData: PersonalData = {
  name: 'checkIns',
  read: async (db, personId) =>
    (await findCheckInsSince(db, personId, '1970-01-01')).map(({ at, day }) => ({
      day,
      createdAt: dataTime(at),
    })),
  erase: deleteCheckInsOf,
};

/** How many days back a check-in makes today's one expected. */
const habitDays = 7;

/**
 * Whether an elder who checked in within the last week has not done so today although its hour is
 * over; callers must have checked access.
 */
export const checkInMissed =
  ({ clock, db }: Pick<Platform, 'clock' | 'db'>) =>
  async (elderId: string): Promise<boolean> => {
    const now = clock.now();
    const today = dayInKigali(now);
    if (now < instantAt(today, checkInBy)) return false;
    const rows = await findCheckInsSince(db, elderId, addDays(today, -habitDays));
    return rows.length > 0 && !rows.some(({ day }) => day === today);
  };

/** The time of an elder's last check-in, or null; callers must have checked access. */
export const lastCheckIn =
  ({ db }: Pick<Platform, 'db'>) =>
  async (elderId: string): Promise<string | null> =>
    (await findLastCheckIn(db, elderId))?.toISOString() ?? null;
