import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteCheckInsOf, findCheckInsSince, findLastCheckIn } from './checkins.repo.ts';

/** An elder's check-ins, which go with the account. */
export const checkInData: PersonalData = {
  name: 'checkIns',
  read: async (db, personId) =>
    (await findCheckInsSince(db, personId, '1970-01-01')).map(({ at, day }) => ({
      day,
      createdAt: dataTime(at),
    })),
  erase: deleteCheckInsOf,
};

/** When an elder last said that they are well, for callers let in before; null if never. */
export const lastCheckIn =
  ({ db }: Pick<Platform, 'db'>) =>
  async (elderId: string): Promise<string | null> =>
    (await findLastCheckIn(db, elderId))?.toISOString() ?? null;
