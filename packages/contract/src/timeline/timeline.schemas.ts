import * as z from 'zod/mini';
import { id, instant } from '../core/fields.ts';
import { vitalStatus } from '../vitals/vital.schemas.ts';

/** What may happen in an elder's health, as the timeline is narrowed down by it. */
export const timelineKinds = [
  'vitals',
  'alerts',
  'medications',
  'appointments',
  'notes',
  'record',
  'documents',
  'care',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Something that happened, written in the language of the request. */
export const timelineEntry = z.object({
  /** Tells it from every other of its kind at its time. */
  id,
  kind: z.enum(timelineKinds),
  at: instant,
  /** It stands for its whole Kigali day; `at` is the last moment of it that counts. */
  wholeDay: z.boolean(),
  title: z.string(),
  details: z.array(z.string()),
  /** Who did or wrote it; null where it was the elder, and where nobody is known. */
  by: z.nullable(z.string()),
  /** How readings stand, the gravest of them; null for everything else. */
  status: z.nullable(vitalStatus),
  /** Where it is in the web app; null where the reader has no way to it. */
  link: z.nullable(z.string()),
});
export type TimelineEntry = z.output<typeof timelineEntry>;
