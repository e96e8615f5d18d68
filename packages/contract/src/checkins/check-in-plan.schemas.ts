import { addDays, dayInKigali, instantAt, weekdayOf } from '@hafi/base/kigali-time';
import * as z from 'zod/mini';
import { day, instant, text } from '../core/fields.ts';

/** The longest pause, in days: whoever is away for longer has a circle that plans again. */
export const longestPauseDays = 92;

const weekday = z.int().check(z.gte(1), z.lte(7));

/** Monday = 1 to Sunday = 7, each once. */
const weekdays = z.array(weekday).check(
  z.minLength(1, { error: 'required' }),
  z.maxLength(7),
  z.overwrite((days) => [...new Set(days)].sort()),
);

/** A time of day in Kigali on a quarter of an hour, `HH:MM`. */
const quarterTime = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/, { error: 'invalid-time' }));

/** Another hour on one day of the week. */
const otherTime = z.object({ weekday, time: quarterTime });
export type OtherTime = z.output<typeof otherTime>;

/** Each weekday once, in their order. */
const otherTimes = z.array(otherTime).check(
  z.maxLength(7),
  z.refine((times) => new Set(times.map((each) => each.weekday)).size === times.length, {
    error: 'invalid',
  }),
  z.overwrite((times) => [...times].sort((one, two) => one.weekday - two.weekday)),
);

const pause = z.object({
  /** The last day without a check-in. */
  until: day,
  reason: z.nullable(text(200)),
});

/** How many minutes after the hour people can be notified. */
export const tellAfterChoices = [10, 20, 30, 60] as const;
const tellAfterMinutes = z.literal(tellAfterChoices);
export type TellAfterMinutes = z.output<typeof tellAfterMinutes>;

/**
 * The choice where nobody has made one: long enough to come in from the yard, short enough for
 * somebody who lies on the floor.
 */
export const usualTellAfter: TellAfterMinutes = 10;

/** How many minutes after the circle the coordinators are notified. */
export const coordinatorsAfterMinutes = 30;

/**
 * How many minutes after the circle the coordinators are notified of somebody who is not well: she waits
 * for a call, and has said so.
 */
export const callCoordinatorsAfterMinutes = 15;

/** When an elder is expected to check in. */
export const planChange = z.object({
  /** Whether the circle is notified when a check-in does not come. */
  isOn: z.boolean(),
  weekdays,
  /** The usual hour. */
  time: quarterTime,
  /** The days with another hour; absent: as before. */
  otherTimes: z.optional(otherTimes),
  /** How many minutes after the hour the circle is notified; absent: as before. */
  tellAfterMinutes: z.optional(tellAfterMinutes),
  pause: z.nullable(pause),
});
export type PlanChange = z.output<typeof planChange>;

/** The plan before anybody made one: off, because nobody is alarmed by a plan that nobody made. */
export const noPlan = {
  isOn: false,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  time: '08:00',
  otherTimes: [],
  tellAfterMinutes: usualTellAfter,
  pause: null,
} as const;

export const checkInPlan = z.extend(planChange, {
  tellAfterMinutes,
  /** Of the days on which a check-in is expected; absent in answers that devices kept from before. */
  otherTimes: z.optional(otherTimes),
  /** Null while nobody has made one. */
  changedAt: z.nullable(instant),
  changedBy: z.nullable(z.string()),
  /** Whether the reader may change it. */
  mayChange: z.boolean(),
  /** Whether the elder has an address, a number or a device to be reminded by. */
  reachable: z.boolean(),
  /** How many people are notified when a check-in does not come. */
  told: z.int(),
});
export type CheckInPlan = z.output<typeof checkInPlan>;

/** A plan, as far as the hours follow from it. */
export type Hours = Pick<PlanChange, 'isOn' | 'weekdays' | 'time'> & {
  readonly otherTimes: readonly OtherTime[];
  /** The last day of the pause. */
  readonly pausedUntil: string | null;
};

/** Those that differ from the usual hour, of days on which a check-in is expected. */
export const othersOf = (
  plan: Pick<Hours, 'time' | 'weekdays'>,
  times: readonly OtherTime[],
): OtherTime[] =>
  times.filter((each) => each.time !== plan.time && plan.weekdays.includes(each.weekday));

/** The hour of a day of the week, `HH:MM`. */
const timeOn = ({ otherTimes, time }: Hours, weekday: number): string =>
  otherTimes.find((each) => each.weekday === weekday)?.time ?? time;

/**
 * The hour at which a check-in is expected on a Kigali day; null where none is: the plan is off or
 * paused, or it is another day of the week. A pause ends by itself.
 */
export function expectedOn(plan: Hours, on: string): Date | null {
  const day = weekdayOf(on);
  if (!plan.isOn || !plan.weekdays.includes(day)) return null;
  if (plan.pausedUntil !== null && on <= plan.pausedUntil) return null;
  return instantAt(on, timeOn(plan, day));
}

/** The first expected hour after an instant; null for a plan that is off. */
export function nextExpected(plan: Hours, after: Date): Date | null {
  const today = dayInKigali(after);
  const { pausedUntil } = plan;
  const first = pausedUntil !== null && pausedUntil >= today ? addDays(pausedUntil, 1) : today;
  // Eight days, because the weekday of today comes again after its hour.
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const hour = expectedOn(plan, addDays(first, ahead));
    if (hour && hour > after) return hour;
  }
  return null;
}
