import * as z from 'zod/mini';
import { day, id, instant, saidInstant } from '../core/fields.ts';

/** How many days back a check-in can be sent, because those made offline arrive late. */
export const lateDays = 7;

/**
 * The Kigali time by which an elder without a plan, who checks in on most days, is expected to have
 * done so; later the check-in counts as missed. Chosen by us: the morning is over.
 */
export const checkInBy = '12:00';

/** Tolerance for a phone's clock that is ahead, in minutes. */
export const checkInLeewayMinutes = 5;

/** How an elder says to be, after the check-in. */
export const moods = ['well', 'so-so', 'not-well'] as const;
export type Mood = (typeof moods)[number];

/** The ways by which a check-in comes. */
export const checkInWays = ['app', 'ussd', 'sms', 'voice'] as const;
export type CheckInWay = (typeof checkInWays)[number];

/**
 * A check-in ("I am well"). It counts for the Kigali day of its time. Sent again with a mood, it
 * adds this to the check-in of that day.
 */
export const newCheckIn = z.object({
  at: saidInstant,
  mood: z.optional(z.enum(moods)),
});

/** What an elder said in their own voice with a check-in. */
export const voiceNote = z.object({ id, saidAt: instant });
export type VoiceNote = z.output<typeof voiceNote>;

/** What people know of what they were notified of the elder, as the elder sees it. */
const known = z.object({
  /** When it was said, or the hour at which nothing came. */
  at: instant,
  /** Who was notified by a message that left, by name; the others are not named. */
  told: z.array(z.string()),
  /** Whether people are still being notified. */
  isTelling: z.boolean(),
  /** Whether Hafi's coordinators are among those told. */
  coordinators: z.boolean(),
  /** Who looks after it. */
  takenBy: z.nullable(z.string()),
});
export type KnownOfElder = z.output<typeof known>;

/** The last seven days, today last; `at` is the first check-in of that day. */
export const checkInWeek = z.object({
  days: z.array(
    z.object({
      day,
      at: z.nullable(instant),
      /** The last one of that day; absent in answers that devices kept from before. */
      lastAt: z.optional(z.nullable(instant)),
      /** What was added to it; absent in answers that devices kept from before there were moods. */
      mood: z.optional(z.nullable(z.enum(moods))),
    }),
  ),
  /**
   * From when on that of today is asked for once more: the one of before is too early to count for
   * the hour of the plan. Null where it counts; absent in answers that devices kept from before.
   */
  again: z.optional(z.nullable(instant)),
  /** The first names of the people who see it, the family first. */
  seenBy: z.array(z.string()),
  /** What became of saying to be not well, until that is over; absent in kept answers from before. */
  call: z.optional(z.nullable(known)),
  /** What became of the check-in that is late; null where none is; absent in kept answers from before. */
  late: z.optional(z.nullable(known)),
  /** That of today; absent in answers that devices kept from before there were any. */
  note: z.optional(z.nullable(voiceNote)),
});
export type CheckInWeek = z.output<typeof checkInWeek>;

/** Why people are notified: no check-in came at its hour, or the elder said to be not well. */
export const lateWhys = ['missed', 'not-well'] as const;
export type LateWhy = (typeof lateWhys)[number];

/** How long "I take care of it" keeps the ladder still, in minutes, before others are notified again. */
export const heldMinutes = 60;

/** Of what people are told until somebody looks after it. */
export const lateCheckIn = z.object({
  id,
  /** Absent in answers that devices kept from before, which were all of what had not come. */
  why: z.optional(z.enum(lateWhys)),
  /** The hour of the plan, or when the elder said it. */
  expectedAt: instant,
  /**
   * Whether the service was away at that hour, so that a check-in may not have arrived. Absent in
   * answers that devices kept from before.
   */
  away: z.optional(z.boolean()),
  /** When the circle was notified; null before. */
  toldAt: z.nullable(instant),
  acknowledgedAt: z.nullable(instant),
  /** Who looks after it; a contact without an account too. */
  acknowledgedBy: z.nullable(z.object({ id, name: z.string() })),
  /**
   * Until when that keeps the ladder still: then the others are notified again, unless somebody was
   * heard from. Null where it does not end; absent in answers that devices kept from before.
   */
  heldUntil: z.optional(z.nullable(instant)),
});
export type LateCheckIn = z.output<typeof lateCheckIn>;

/** The check-in of today at a glance. */
export const checkInToday = z.object({
  /** The hour of today by the plan; null where none is expected today. */
  expectedAt: z.nullable(instant),
  /** The last day of a pause that has not ended. */
  pausedUntil: z.nullable(day),
  /** What the elder added to the check-in of today. */
  mood: z.nullable(z.enum(moods)),
  /** The latest voice note; absent in answers that devices kept from before there were any. */
  note: z.optional(z.nullable(voiceNote)),
  /** The latest check-in that is late and was not made since. */
  late: z.nullable(lateCheckIn),
});
export type CheckInToday = z.output<typeof checkInToday>;
