export { findNotesAbout, type NoteRow, signersSince } from './notes.repo.ts';
