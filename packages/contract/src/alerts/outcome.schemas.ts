import * as z from 'zod/mini';
import { text } from '../core/fields.ts';

/**
 * How a call for help or an urgent alert ended for the elder. Only `well` and `false-alarm` say
 * that all is well.
 */
export const outcomes = ['well', 'hospital', 'ambulance', 'died', 'false-alarm'] as const;
export type Outcome = (typeof outcomes)[number];

/** Whether an outcome may name a place: the hospital, or where the ambulance went. */
export const hasPlace = (outcome: Outcome): boolean =>
  outcome === 'hospital' || outcome === 'ambulance';

/** The hospital, or where the ambulance went. */
export const outcomePlace = z.nullable(text(80));

/** How it ended, as somebody says it. */
export const saidOutcome = z.object({
  outcome: z.enum(outcomes),
  place: z.optional(outcomePlace),
});
