import * as z from 'zod/mini';
import { day, instant } from '../core/fields.ts';

/** So many days back a check-in may be sent: what was said without network comes late. */
export const lateDays = 7;

/** A clock of a phone may be ahead of ours by so many minutes. */
export const checkInLeewayMinutes = 5;

/** "I am well", said at a moment. It counts for that day in Kigali. */
export const newCheckIn = z.object({
  at: z.iso.datetime({ offset: true, error: 'invalid-moment' }),
});

/** The last seven days, today the last; `at` is when the elder said so first on that day. */
export const checkInWeek = z.object({
  days: z.array(z.object({ day, at: z.nullable(instant) })),
  /** The first names of those who see it. */
  seenBy: z.array(z.string()),
});
export type CheckInWeek = z.output<typeof checkInWeek>;
