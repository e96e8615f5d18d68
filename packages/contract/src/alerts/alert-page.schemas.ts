import * as z from 'zod/mini';
import { elder } from '../circle/circle.schemas.ts';
import { relations } from '../circle/circle-terms.ts';
import { day, id, instant } from '../core/fields.ts';
import { callable, healthAlert } from './alert.schemas.ts';

/**
 * What stands between an alert and a person: they look after it, opened its page, were notified, a
 * message to them is on its way, or no message reached them.
 */
export const knowings = ['acting', 'seen', 'told', 'waiting', 'unreached'] as const;
export type Knowing = (typeof knowings)[number];

/** A person who was notified of an alert, or opened it. */
const knower = z.object({
  id,
  name: z.string(),
  you: z.boolean(),
  knows: z.enum(knowings),
  /** The channels that took the message; empty for who was notified in the app alone. */
  by: z.array(z.enum(['mail', 'sms', 'push'])),
  at: instant,
});
export type Knower = z.output<typeof knower>;

/** What was measured, for who may see it. */
const measured = z.extend(
  z.pick(healthAlert, {
    kind: true,
    direction: true,
    judgedBy: true,
    values: true,
    readings: true,
    endNote: true,
  }),
  {
    /** What it means, in one sentence; null where the advice says it. */
    meaning: z.nullable(z.string()),
    /** What to do, one step each, in the language of the request. */
    advice: z.array(z.string()),
    /** When to measure again, where the advice names a time of the same day. */
    measureAgainAt: z.nullable(instant),
    /**
     * The lowest and the highest number of each of seven Kigali days, the last one that of the alert,
     * and the usual range; null for what is no single vital.
     */
    week: z.nullable(
      z.object({
        days: z.array(
          z.object({ day, span: z.nullable(z.object({ low: z.number(), high: z.number() })) }),
        ),
        usual: z.nullable(z.object({ low: z.number(), high: z.number() })),
      }),
    ),
  },
);
export type Measured = z.output<typeof measured>;

/** Somebody to call, with what they are to the elder. */
export const personToCall = z.extend(callable, {
  photo: z.nullable(z.string()),
  /** Null for the elder. */
  relation: z.nullable(z.enum(relations)),
});
export type PersonToCall = z.output<typeof personToCall>;

/** An alert on its own page, as far as the reader may know of it. */
export const alertPage = z.extend(
  z.pick(healthAlert, {
    id: true,
    level: true,
    takenAt: true,
    since: true,
    acknowledgedAt: true,
    acknowledgedBy: true,
    endedAt: true,
    endedBy: true,
    outcome: true,
    place: true,
    mayClose: true,
  }),
  {
    elder,
    /** Null for who is notified that something is wrong, without what was measured. */
    measured: z.nullable(measured),
    /** The elder first, unless the reader is the elder; then whoever is likely to be near. */
    calls: z.array(personToCall),
    /** Who knows of it; empty for who does not see what was measured. */
    knowers: z.array(knower),
    /** Whether the reader may enter a reading. */
    mayMeasure: z.boolean(),
  },
);
export type AlertPage = z.output<typeof alertPage>;
