import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteRecordEntries, findEveryEntry } from './record.repo.ts';

/** An elder's record as personal data; erased with the account. */
export const recordData: readonly PersonalData[] = [
  {
    name: 'record',
    read: async (db, personId) =>
      (await findEveryEntry(db, personId)).map(
        ({ content, kind, recordedAt, removedAt, removedReason }) => ({
          type: kind,
          ...content,
          status: removedAt ? 'entered-in-error' : 'active',
          why: removedReason,
          createdAt: dataTime(recordedAt),
        }),
      ),
    erase: deleteRecordEntries,
  },
];
