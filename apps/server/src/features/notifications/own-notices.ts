import type { Db } from '../../platform/db/database.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable } from '../accounts/accounts.public.ts';
import { presentActivity, presentNotification, type Reader } from './notifications.presenter.ts';
import { findActivities, findNotifications } from './notifications.repo.ts';
import { deleteNoticesOf } from './own-notices.repo.ts';

const everything = { after: null, limit: 100_000 };

/** A person's notifications and activity as personal data, in their own language. */
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
        const rows = await findActivities(db, personId, everything);
        return rows.map((row) => ({
          message: presentActivity(row, reader).text,
          createdAt: dataTime(row.at),
        }));
      },
    },
  ];
}
