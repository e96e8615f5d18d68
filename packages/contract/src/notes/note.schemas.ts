import * as z from 'zod/mini';
import { saidOutcome } from '../alerts/outcome.schemas.ts';
import { id, instant, text } from '../core/fields.ts';

/** The states of a note, as in FHIR R4 `Composition.status`. */
export const noteStatuses = ['preliminary', 'final', 'amended'] as const;

const part = z._default(z.nullable(text(4000)), null);

/** A doctor's note in SOAP format (subjective, objective, assessment, plan). */
export const noteContent = z
  .object({
    reason: part,
    findings: part,
    assessment: part,
    plan: part,
    /** The own accepted appointment that it is about; absent: as it was, or none. */
    bookingId: z.optional(id),
  })
  .check(
    z.refine(
      ({ assessment, findings, plan, reason }) =>
        [assessment, findings, plan, reason].some((words) => words !== null),
      { path: ['assessment'], error: 'required' },
    ),
  );

export const amendmentBody = z.object({ text: text(4000) });

/** What a doctor enters at the signing. */
export const signBody = z.object({
  /** The number of the doctor's licence, as it stands in the register of the council. */
  number: text(40),
  /** How the urgent alerts of this elder ended that the note answers; absent: they go on. */
  ended: z.optional(saidOutcome),
});

export const doctorNote = z.object({
  id,
  elderId: id,
  elderName: z.string(),
  /** Of a signed note, the name at its signing: it stays when that account ends. */
  authorName: z.string(),
  /** The signer's licence number; null in drafts, and in notes signed before it was asked for. */
  signerNumber: z.nullable(z.string()),
  /** The number with which the author last signed, as a suggestion for the own draft. */
  lastNumber: z.nullable(z.string()),
  status: z.enum(noteStatuses),
  reason: z.nullable(z.string()),
  findings: z.nullable(z.string()),
  assessment: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  /** The appointment that it is about. */
  appointment: z.nullable(z.object({ id, at: instant })),
  amendments: z.array(z.object({ text: z.string(), at: instant })),
  writtenAt: instant,
  signedAt: z.nullable(instant),
  mayChange: z.boolean(),
  mayAmend: z.boolean(),
});
export type DoctorNote = z.output<typeof doctorNote>;
