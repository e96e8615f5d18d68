import * as z from 'zod/mini';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit, text } from '../core/fields.ts';
import { recordErrors as errors } from './record.errors.ts';

/** How far a note is; the words of FHIR R4 `Composition.status`. */
export const noteStatuses = ['preliminary', 'final', 'amended'] as const;

const part = z._default(z.nullable(text(4000)), null);

/** A doctor's note in the four parts in which notes are taught (subjective, objective, assessment, plan). */
export const noteContent = z
  .object({ reason: part, findings: part, assessment: part, plan: part })
  .check(
    z.refine((note) => Object.values(note).some((words) => words !== null), {
      path: ['assessment'],
      error: 'required',
    }),
  );

export const amendmentBody = z.object({ text: text(4000) });

export const visitNote = z.object({
  id,
  elderId: id,
  elderName: z.string(),
  authorName: z.string(),
  status: z.enum(noteStatuses),
  reason: z.nullable(z.string()),
  findings: z.nullable(z.string()),
  assessment: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  amendments: z.array(z.object({ text: z.string(), at: instant })),
  writtenAt: instant,
  signedAt: z.nullable(instant),
  mayChange: z.boolean(),
  mayAmend: z.boolean(),
});
export type VisitNote = z.output<typeof visitNote>;

const elder = z.object({ id });
const note = z.object({ id });

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/elders/:id/notes',
  access: 'signed-in',
  summary: "Doctors' signed notes about an elder, newest first, and the asking doctor's drafts.",
  params: elder,
  query: z.object({ cursor, limit }),
  output: z.extend(pageOf(visitNote), { mayWrite: z.boolean() }),
});

export const listOwnNotes = endpoint({
  method: 'GET',
  path: '/api/practice/notes',
  access: ['DOCTOR'],
  summary: 'The notes that a doctor has written, of all patients, newest first. Theirs for good.',
  query: z.object({ cursor, limit }),
  output: pageOf(visitNote),
});

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/elders/:id/notes',
  access: ['DOCTOR'],
  summary: 'Begin a note as a draft that only its author sees.',
  params: elder,
  body: noteContent,
  output: dataOf(visitNote),
  status: 201,
});

export const changeNote = endpoint({
  method: 'PUT',
  path: '/api/practice/notes/:id',
  access: ['DOCTOR'],
  summary: 'Write the own draft anew.',
  params: note,
  body: noteContent,
  output: dataOf(visitNote),
  errors: [errors['note-signed']],
});

export const discardNote = endpoint({
  method: 'DELETE',
  path: '/api/practice/notes/:id',
  access: ['DOCTOR'],
  summary: 'Throw the own draft away.',
  params: note,
  output: done,
  errors: [errors['note-signed']],
});

export const signNote = endpoint({
  method: 'POST',
  path: '/api/practice/notes/:id/sign',
  access: ['DOCTOR'],
  summary: "Sign the own draft: it stands from then on, and the elder's circle reads it.",
  params: note,
  output: dataOf(visitNote),
});

export const amendNote = endpoint({
  method: 'POST',
  path: '/api/practice/notes/:id/amend',
  access: ['DOCTOR'],
  summary: 'Add a correction to the own signed note. What was written before stays readable.',
  params: note,
  body: amendmentBody,
  output: dataOf(visitNote),
  errors: [errors['note-not-signed']],
});
