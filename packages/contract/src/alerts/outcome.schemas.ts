import * as z from 'zod/mini';
import { text } from '../core/fields.ts';
import { outcomes } from './outcome-terms.ts';

/** The hospital, or where the ambulance went. */
export const outcomePlace = z.nullable(text(80));

/** How it ended, as somebody says it. */
export const saidOutcome = z.object({
  outcome: z.enum(outcomes),
  place: z.optional(outcomePlace),
});
