import { dataTime, type PersonalData } from '../accounts/accounts.public.ts';
import { deleteDraftsOf, findSignedAbout } from './notes.repo.ts';
import { deleteRecordEntries, findEveryEntry } from './record.repo.ts';

/**
 * The record and what doctors wrote. With the account the record goes; signed notes stay with the
 * doctor who answers for them, without the elder's name.
 */
export const recordData: readonly PersonalData[] = [
  {
    name: 'record',
    read: async (db, personId) =>
      (await findEveryEntry(db, personId)).map(({ content, kind, recordedAt, removedAt }) => ({
        type: kind,
        ...content,
        status: removedAt ? 'entered-in-error' : 'active',
        createdAt: dataTime(recordedAt),
      })),
    erase: deleteRecordEntries,
  },
  {
    name: 'visitNotes',
    read: async (db, personId) =>
      (await findSignedAbout(db, personId)).map((note) => ({
        reason: note.reason,
        findings: note.findings,
        assessment: note.assessment,
        plan: note.plan,
        status: note.status,
        createdAt: dataTime(note.signedAt),
      })),
    erase: deleteDraftsOf,
  },
];
