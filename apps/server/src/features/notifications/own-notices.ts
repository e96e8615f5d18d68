import type { Db } from '../../platform/db/database.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable } from '../accounts/accounts.public.ts';
import { presentActivity } from './activity/activity.presenter.ts';
import { findActivitiesAbout } from './activity/activity.repo.ts';
import { presentNotification, type Reader } from './notifications.presenter.ts';
import { findNotifications } from './notifications.repo.ts';
import { deleteNoticesOf } from './own-notices.repo.ts';

const everything = { after: null, limit: 100_000 };

/**
 * A person's notifications, and the activity about them, as personal data in their own language. What
 * they did for others belongs to those.
 */
export function noticeData({ translate }: Platform): readonly PersonalData[] {
  const readerOf = async (db: Db, personId: string): Promise<Reader | null> => {
    const person = await findReachable(db, personId);
    return person ? { locale: person.locale, region: person.region, translate } : null;
  };
  return [
    {
      name: 'notifications',
      async read(db, personId) {
        const reader = await readerOf(db, personId);
        if (!reader) return [];
        const rows = await findNotifications(db, personId, everything);
        return rows.map((row) => {
          const { title, message } = presentNotification(row, reader);
          const times = { createdAt: dataTime(row.createdAt), readAt: dataTime(row.readAt) };
          return { title, message, ...times };
        });
      },
      erase: deleteNoticesOf,
    },
    {
      name: 'activity',
      async read(db, personId) {
        const reader = await readerOf(db, personId);
        if (!reader) return [];
        const rows = await findActivitiesAbout(db, personId, everything);
        const context = { readerId: personId, elders: new Map(), actors: new Map() };
        return rows.map((row) => ({
          message: presentActivity(row, reader, context).text,
          createdAt: dataTime(row.at),
        }));
      },
    },
  ];
}
