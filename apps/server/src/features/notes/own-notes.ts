import {
  type DataRecord,
  dataTime,
  type PersonalData,
} from '../../platform/personal-data/personal-data.ts';
import { deleteDraftsOf, findSignedAbout, findWrittenBy, type NoteRow } from './notes.repo.ts';

const written = (note: NoteRow): DataRecord => ({
  reason: note.reason,
  findings: note.findings,
  assessment: note.assessment,
  plan: note.plan,
  status: note.status,
  by: note.signerName,
  createdAt: dataTime(note.signedAt),
});

/**
 * Doctors' notes as personal data: those about an elder, and those that a doctor wrote, without the
 * names of whom they are about. Drafts are deleted with the account; signed notes stay with the
 * responsible doctor, without the elder's name.
 */
export const noteData: readonly PersonalData[] = [
  {
    name: 'doctorNotes',
    read: async (db, personId) => (await findSignedAbout(db, personId)).map(written),
    erase: deleteDraftsOf,
  },
  {
    name: 'notesWritten',
    read: async (db, personId) => (await findWrittenBy(db, personId)).map(written),
  },
];
