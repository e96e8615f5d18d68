import * as z from 'zod/mini';
import { elder } from '../circle/circle.schemas.ts';
import { instant } from '../core/fields.ts';
import { reading } from '../vitals/vital.schemas.ts';

/**
 * How an elder is, as far as Hafi knows: `urgent` for an urgent alert that nobody has acknowledged;
 * `look` for another alert or a missed dose; `unheard` for a week without news; otherwise `well`.
 * The levels are our own.
 */
export const wellBeings = ['urgent', 'look', 'unheard', 'well'] as const;
export type WellBeing = (typeof wellBeings)[number];

/** Days without a reading, a dose or a check-in after which an elder counts as `unheard`. */
export const unheardDays = 7;

/** An elder at a glance. Parts that the reader may not see are null. */
export const glance = z.object({
  elder,
  wellBeing: z.nullable(z.enum(wellBeings)),
  /** The latest reading of each vital, newest first. */
  readings: z.nullable(z.array(reading)),
  /** The number of alerts that nobody has acknowledged. */
  openAlerts: z.nullable(z.int()),
  /** Today's planned doses by state; late doses count as taken. */
  doses: z.nullable(
    z.object({
      planned: z.int(),
      taken: z.int(),
      skipped: z.int(),
      missed: z.int(),
      due: z.int(),
      next: z.nullable(instant),
    }),
  ),
  /** The time of the last check-in; also null when there was none. */
  lastCheckIn: z.nullable(instant),
  nextVisit: z.nullable(z.object({ startsAt: instant, doctor: z.string() })),
});
export type Glance = z.output<typeof glance>;
