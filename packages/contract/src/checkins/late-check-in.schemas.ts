import * as z from 'zod/mini';
import { personToCall } from '../alerts/alert-page.schemas.ts';
import { elder } from '../circle/circle.schemas.ts';
import { id, instant } from '../core/fields.ts';
import { lateCheckIn, lateWhys, moods } from './checkin.schemas.ts';

/** What became of telling somebody; `in-app`: without any message, because no address is known. */
export const tellings = ['told', 'in-app', 'waiting', 'unreached'] as const;

/** Somebody who was notified that a check-in did not come. */
const notifiedPerson = z.object({
  id,
  name: z.string(),
  you: z.boolean(),
  /** A coordinator, who does not belong to the circle. */
  isCoordinator: z.boolean(),
  telling: z.enum(tellings),
  at: instant,
});
export type NotifiedPerson = z.output<typeof notifiedPerson>;

/** What the circle was notified of, on its own page. */
export const lateCheckInPage = z.extend(lateCheckIn, {
  elder,
  /** When the elder checked in after all; null before. */
  answeredAt: z.nullable(instant),
  /** Who has reached the elder, where no check-in ended it; absent in answers kept from before. */
  reachedBy: z.optional(z.nullable(z.object({ id, name: z.string() }))),
  /** What the elder added to the check-in of that day. */
  mood: z.nullable(z.enum(moods)),
  /**
   * Hours before this one at which nothing came either, because the service was away: of them
   * nobody was notified, the latest first. Absent in answers that devices kept from before.
   */
  missedBefore: z.optional(z.array(instant)),
  /** The elder first, unless the reader is the elder; then whoever is likely to be near. */
  calls: z.array(personToCall),
  told: z.array(notifiedPerson),
});
export type LateCheckInPage = z.output<typeof lateCheckInPage>;

/** What nobody looks after, or the reader does, for coordinators. */
export const unassignedCheckIn = z.object({
  id,
  why: z.enum(lateWhys),
  elder: z.object({
    id,
    name: z.string(),
    phone: z.nullable(z.string()),
    district: z.nullable(z.string()),
    sector: z.nullable(z.string()),
  }),
  /** The hour of the plan, or when the elder asked for a call. */
  expectedAt: instant,
  /** Whether the service was away at that hour; absent in answers kept from before. */
  away: z.optional(z.boolean()),
  /**
   * Whether it is night for the elder, who was not woken after the service was away: her people are asked
   * first. Absent in answers kept from before.
   */
  night: z.optional(z.boolean()),
  /** `phone`: of the circle, where her people are to be asked first, or she has no number. */
  told: z.array(z.extend(notifiedPerson, { phone: z.optional(z.nullable(z.string())) })),
  /** Until when the reader looks after it; null while nobody does. */
  heldUntil: z.nullable(instant),
});
export type UnassignedCheckIn = z.output<typeof unassignedCheckIn>;
