import * as z from 'zod/mini';
import { day, instant, saidInstant } from '../core/fields.ts';

/** How many days back a check-in can be sent, because those made offline arrive late. */
export const lateDays = 7;

/**
 * The Kigali time by which an elder who checks in on most days is expected to have done so; later
 * the check-in counts as missed. Chosen by us: the morning is over.
 */
export const checkInBy = '12:00';

/** Tolerance for a phone's clock that is ahead, in minutes. */
export const checkInLeewayMinutes = 5;

/** A check-in ("I am well"). It counts for the Kigali day of its time. */
export const newCheckIn = z.object({
  at: saidInstant,
});

/** The last seven days, today last; `at` is the first check-in of that day. */
export const checkInWeek = z.object({
  days: z.array(z.object({ day, at: z.nullable(instant) })),
  /** The first names of the people who see it. */
  seenBy: z.array(z.string()),
});
export type CheckInWeek = z.output<typeof checkInWeek>;
