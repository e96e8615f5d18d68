import * as z from 'zod/mini';
import { id, instant, text } from '../core/fields.ts';

/** The states of a note, as in FHIR R4 `Composition.status`. */
export const noteStatuses = ['preliminary', 'final', 'amended'] as const;

const part = z._default(z.nullable(text(4000)), null);

/** A doctor's note in SOAP format (subjective, objective, assessment, plan). */
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
