import * as z from 'zod/mini';
import { instant } from '../core/fields.ts';

/** From how many emergencies on a time is notified: of fewer it would say something about one of them. */
export const fewestForTimes = 3;

/** How long something took, in whole seconds since the emergency fired. */
export const emergencyTimes = z.object({
  /** In how many emergencies it has happened. */
  count: z.int(),
  /** Null where it happened in fewer than `fewestForTimes`. */
  median: z.nullable(z.int()),
  ninetieth: z.nullable(z.int()),
});
export type EmergencyTimes = z.output<typeof emergencyTimes>;

/**
 * How the emergencies went that fired in a span of time. Drills and stopped countdowns are none, and
 * false alarms are counted, but not timed.
 */
export const emergencyStatistics = z.object({
  from: instant,
  /** Not included. */
  until: instant,
  /** That fired, without false alarms. */
  emergencies: z.int(),
  falseAlarms: z.int(),
  /** Of the emergencies, those that go on. */
  open: z.int(),
  /** Of the emergencies, those that ended without anybody having said that they help. */
  neverAnswered: z.int(),
  /** Until a channel took the first message to somebody who was asked. */
  toNotice: emergencyTimes,
  /** Until somebody first said that they see to it, come, are there, or have called 912. */
  toAnswer: emergencyTimes,
  /** Until somebody first said that they are there. */
  toArrival: emergencyTimes,
});
export type EmergencyStatistics = z.output<typeof emergencyStatistics>;
