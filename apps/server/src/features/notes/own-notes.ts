import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteDraftsOf, findSignedAbout } from './notes.repo.ts';

/**
 * What doctors wrote about an elder. With the account the drafts go; signed notes stay with the
 * doctor who answers for them, without the elder's name.
 */
export const noteData: readonly PersonalData[] = [
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
