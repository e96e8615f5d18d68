import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The parts of a note that its author fills in: subjective, objective, assessment and plan. */
export const noteParts = ['reason', 'findings', 'assessment', 'plan'] as const;
export type NotePart = (typeof noteParts)[number];

/** The parts as plain questions to whoever writes. */
export const partQuestions: Record<NotePart, MessageDescriptor> = {
  reason: msg`What the patient tells`,
  findings: msg`What you see`,
  assessment: msg`What you think`,
  plan: msg`What is next`,
};

/** The questions that nobody has answered. */
export const emptyParts = (note: Pick<DoctorNote, NotePart>): MessageDescriptor[] =>
  noteParts.filter((part) => note[part] === null).map((part) => partQuestions[part]);
