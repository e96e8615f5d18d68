export { findNotesAbout, type NoteRow } from './notes.repo.ts';
