import { type DoctorNote, noteContent } from '@hafi/contract/notes/note.schemas';
import * as z from 'zod/mini';
import { readDraft } from '../../lib/form/form-draft.ts';
import type { NotePart } from './note-parts.ts';

/** The four parts as typed. */
export type NoteValues = Record<NotePart, string>;

/** The most characters of one part. */
export const longestPart = 4000;

/** What a form begins with. */
export const valuesOf = (note: DoctorNote | null): NoteValues => ({
  reason: note?.reason ?? '',
  findings: note?.findings ?? '',
  assessment: note?.assessment ?? '',
  plan: note?.plan ?? '',
});

/** Under what the device keeps the note that is being written beside an elder's chart. */
export const noteTextKey = (elderId: string) => `note-beside-${elderId}`;

/** Whether the device keeps something written beside an elder's chart. */
export const isBegun = (elderId: string): boolean =>
  Object.values(readDraft<NoteValues>(noteTextKey(elderId))).some((text) => text.trim() !== '');

/** The note that a form sends, tied to an appointment when it is about one. */
export const noteOf = (bookingId?: string) =>
  z.pipe(
    z.transform(
      (values: NoteValues): z.input<typeof noteContent> => ({
        reason: values.reason.trim() || null,
        findings: values.findings.trim() || null,
        assessment: values.assessment.trim() || null,
        plan: values.plan.trim() || null,
        ...(bookingId ? { bookingId } : {}),
      }),
    ),
    noteContent,
  );
