import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { dataTime, type PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteLinksTo, endLinksOfPerson, findLinksOfPerson } from './summary-links.repo.ts';

/** Links to clinic summaries that a person made, and links to their own, as personal data. */
export const summaryLinkData = (platform: Platform): PersonalData => ({
  name: 'summaryLinks',
  read: async (db, personId) =>
    (await findLinksOfPerson(db, personId)).map((row) => ({
      createdAt: dataTime(row.createdAt),
      endedAt: dataTime(row.endedAt ?? row.expiresAt),
      opens: row.opens,
      lastOpenedAt: dataTime(row.lastOpenedAt),
    })),
  end: (personId) =>
    inTransaction(platform, (tx) => endLinksOfPerson(tx, personId, platform.clock.now())),
  erase: deleteLinksTo,
});
