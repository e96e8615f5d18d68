import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteRecordEntries, findEveryEntry, findVersions } from './record.repo.ts';

/** An elder's record as personal data, with what stood there before; erased with the account. */
export const recordData: readonly PersonalData[] = [
  {
    name: 'record',
    read: async (db, personId) => [
      ...(await findEveryEntry(db, personId)).map(
        ({ content, kind, recordedAt, removedAt, removedReason }) => ({
          type: kind,
          ...content,
          status: removedAt ? 'entered-in-error' : 'active',
          why: removedReason,
          createdAt: dataTime(recordedAt),
        }),
      ),
      ...(await findVersions(db, personId)).map(({ changedAt, reason, was, wasAt }) => ({
        ...was,
        status: 'replaced',
        why: reason,
        createdAt: dataTime(wasAt),
        updatedAt: dataTime(changedAt),
      })),
    ],
    // What stood before goes with its entry.
    erase: deleteRecordEntries,
  },
];
