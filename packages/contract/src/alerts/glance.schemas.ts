import * as z from 'zod/mini';
import { checkInToday } from '../checkins/checkin.schemas.ts';
import { death, elder } from '../circle/circle.schemas.ts';
import { instant } from '../core/fields.ts';
import { reading } from '../vitals/vital.schemas.ts';
import { closedAlert, healthAlert } from './alert.schemas.ts';

/**
 * How an elder is, as far as Hafi knows: `urgent` for an urgent alert that has not ended; `look` for
 * another alert, a missed dose, a missed check-in, or one that says "not well"; `unheard` for a week without a sign of life;
 * `new` when there was none ever; `quiet` when there was none today; otherwise `well`: a sign of
 * life of today (Kigali), and nothing open. The levels are our own.
 */
export const wellBeings = ['urgent', 'look', 'unheard', 'quiet', 'new', 'well'] as const;
export type WellBeing = (typeof wellBeings)[number];

/** Days without a reading, a dose or a check-in after which an elder counts as `unheard`. */
export const silentDays = 7;

/** An urgent alert that has not ended, with who has seen it. */
export const urgentAlert = z.pick(healthAlert, {
  id: true,
  kind: true,
  level: true,
  direction: true,
  judgedBy: true,
  values: true,
  takenAt: true,
  acknowledgedAt: true,
  acknowledgedBy: true,
});
export type UrgentAlert = z.output<typeof urgentAlert>;

/** A standing alert in the line of an elder: since when, and who is on it. */
export const openAlert = z.extend(
  z.pick(healthAlert, {
    id: true,
    level: true,
    since: true,
    acknowledgedAt: true,
    acknowledgedBy: true,
  }),
  {
    /** What was measured; null for who is told without seeing it. */
    what: z.nullable(
      z.pick(healthAlert, { kind: true, direction: true, judgedBy: true, values: true }),
    ),
    /** The last other person who opened it, while nobody looks after it. */
    seen: z.nullable(z.object({ name: z.string(), at: instant })),
  },
);
export type OpenAlert = z.output<typeof openAlert>;

/** What showed last that an elder is there. */
export const lifeSigns = ['check-in', 'reading', 'dose'] as const;

/** An elder at a glance. Parts that the reader may not see are null. */
export const glance = z.object({
  elder,
  /** Once it was recorded that the elder has died: nothing else is said of them then. */
  death: z.optional(death),
  /**
   * For who receives alerts without reading the health: `urgent` or `look` while an alert stands,
   * otherwise null, which is not `well`.
   */
  wellBeing: z.nullable(z.enum(wellBeings)),
  /** The latest reading of each vital, newest first. */
  readings: z.nullable(z.array(reading)),
  /** The number of alerts that nobody has acknowledged. */
  openAlerts: z.nullable(z.int()),
  /** The urgent alerts that have not ended, seen or not, the latest first. */
  urgent: z.nullable(z.array(urgentAlert)),
  /** The standing alerts that the reader may know of, the gravest and latest first. */
  standing: z.array(openAlert),
  /**
   * The last urgent alert that somebody closed, while it says how the elder is: nothing newer was
   * measured of its vital, and where all is not well, nothing was heard since.
   */
  closed: z.optional(z.nullable(closedAlert)),
  /** The last sign of life; null when there was none ever. */
  lastHeard: z.nullable(z.object({ sign: z.enum(lifeSigns), at: instant })),
  /** The elder's number, for who is notified of alerts or reads the health. */
  phone: z.nullable(z.string()),
  /** The next home visit of today that has not begun. */
  nextHomeVisit: z.nullable(z.object({ startsAt: instant, caregiver: z.string() })),
  /** Today's scheduled doses by state; late doses count as taken. */
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
  /** Whether an elder who checks in on other days has not done so today by the usual hour. */
  checkInMissed: z.nullable(z.boolean()),
  /**
   * The check-in of today by the plan; for who is notified of alerts without reading the health, only
   * one that is late.
   */
  checkIn: z.nullable(checkInToday),
  nextVisit: z.nullable(z.object({ startsAt: instant, doctor: z.string() })),
});
export type Glance = z.output<typeof glance>;
