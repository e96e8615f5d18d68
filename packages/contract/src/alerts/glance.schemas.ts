import * as z from 'zod/mini';
import { elder } from '../circle/circle.schemas.ts';
import { instant } from '../core/fields.ts';
import { reading } from '../vitals/vital.schemas.ts';

/**
 * How an elder is, as far as Hafi knows: something urgent that nobody has seen; something to look
 * at (an alert, a missed dose); nothing heard for a week; or all well. Chosen by us.
 */
export const wellBeings = ['urgent', 'look', 'unheard', 'well'] as const;
export type WellBeing = (typeof wellBeings)[number];

/** After so many days without a reading, a dose or a check-in nothing is known. */
export const unheardDays = 7;

/** An elder at a glance. What one may not see is null. */
export const glance = z.object({
  elder,
  wellBeing: z.nullable(z.enum(wellBeings)),
  /** The last reading of each kind that was measured, the newest first. */
  readings: z.nullable(z.array(reading)),
  /** Alerts that nobody has acknowledged. */
  openAlerts: z.nullable(z.int()),
  /** Today's planned doses by how they stand; late ones are taken. */
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
  /** When they last said that they are well; null too if never. */
  lastCheckIn: z.nullable(instant),
  nextVisit: z.nullable(z.object({ startsAt: instant, doctor: z.string() })),
});
export type Glance = z.output<typeof glance>;
