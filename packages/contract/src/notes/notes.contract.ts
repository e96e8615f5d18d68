import * as z from 'zod/mini';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, limit } from '../core/fields.ts';
import { recordErrors as errors } from '../record/record.errors.ts';
import { amendmentBody, doctorNote, noteContent, signBody } from './note.schemas.ts';

const elder = z.object({ id });
const note = z.object({ id });

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/elders/:id/notes',
  access: 'signed-in',
  topics: ['notes'],
  summary: "Doctors' signed notes about an elder, newest first, and the asking doctor's drafts.",
  params: elder,
  query: z.object({ cursor, limit }),
  output: z.extend(pageOf(doctorNote), { mayWrite: z.boolean() }),
});

export const listOwnNotes = endpoint({
  method: 'GET',
  path: '/api/practice/notes',
  access: ['DOCTOR'],
  topics: ['notes'],
  summary: 'The notes that a doctor has written, of all patients, newest first. Theirs for good.',
  query: z.object({ cursor, limit }),
  output: pageOf(doctorNote),
});

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/elders/:id/notes',
  access: ['DOCTOR'],
  topics: ['notes'],
  summary: 'Begin a note as a draft that only its author sees.',
  params: elder,
  body: noteContent,
  output: dataOf(doctorNote),
  status: 201,
});

export const changeNote = endpoint({
  method: 'PUT',
  path: '/api/practice/notes/:id',
  access: ['DOCTOR'],
  topics: ['notes'],
  summary: 'Replace the own draft.',
  params: note,
  body: noteContent,
  output: dataOf(doctorNote),
  errors: [errors['note-signed']],
});

export const discardNote = endpoint({
  method: 'DELETE',
  path: '/api/practice/notes/:id',
  access: ['DOCTOR'],
  topics: ['notes'],
  summary: 'Throw the own draft away.',
  params: note,
  output: done,
  errors: [errors['note-signed']],
});

export const signNote = endpoint({
  method: 'POST',
  path: '/api/practice/notes/:id/sign',
  access: ['DOCTOR'],
  topics: ['notes'],
  summary:
    "Sign the own draft with one's licence number: it stands from then on with name and number, and the elder's circle reads it and is told.",
  params: note,
  body: signBody,
  output: dataOf(doctorNote),
});

export const amendNote = endpoint({
  method: 'POST',
  path: '/api/practice/notes/:id/amend',
  access: ['DOCTOR'],
  topics: ['notes'],
  summary: 'Add a correction to the own signed note. What was written before stays readable.',
  params: note,
  body: amendmentBody,
  output: dataOf(doctorNote),
  errors: [errors['note-not-signed']],
});
