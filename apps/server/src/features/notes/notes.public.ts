export {
  findDraftsBy,
  findNotedSince,
  findNotesAbout,
  type NoteRow,
  signersSince,
} from './notes.repo.ts';
