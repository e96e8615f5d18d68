import * as z from 'zod/mini';
import { id, instant } from '../core/fields.ts';
import { vitalStatus } from '../vitals/vital.schemas.ts';

/** The kinds of timeline entries, by which the timeline is filtered. */
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

/** A timeline entry, in the language of the request. */
export const timelineEntry = z.object({
  /** Unique among the entries of its kind at its time. */
  id,
  kind: z.enum(timelineKinds),
  at: instant,
  /**
   * True when it stands for a whole Kigali day; `at` is then the latest relevant moment of that
   * day.
   */
  wholeDay: z.boolean(),
  title: z.string(),
  details: z.array(z.string()),
  /** Who did or wrote it; null for the elder, and when it is unknown. */
  by: z.nullable(z.string()),
  /** For readings: the most severe status among them; otherwise null. */
  status: z.nullable(vitalStatus),
  /** Its page in the web app; null when the reader has none. */
  link: z.nullable(z.string()),
});
export type TimelineEntry = z.output<typeof timelineEntry>;
