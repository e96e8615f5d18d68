import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { deleteDraftsOf, findSignedAbout } from './notes.repo.ts';

/**
 * Doctors' notes about an elder as personal data. Drafts are deleted with the account; signed notes
 * stay with the responsible doctor, without the elder's name.
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
        by: note.signerName,
        createdAt: dataTime(note.signedAt),
      })),
    erase: deleteDraftsOf,
  },
];
