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

/** The time of an elder's last check-in, or null; callers must have checked access. */
export const lastCheckIn =
  ({ db }: Pick<Platform, 'db'>) =>
  async (elderId: string): Promise<string | null> =>
    (await findLastCheckIn(db, elderId))?.toISOString() ?? null;
