import * as z from 'zod/mini';
import { id, instant, text } from '../core/fields.ts';
import { judgedBy, namedPerson, vitalValues } from '../vitals/vital.schemas.ts';
import { statusDirections } from '../vitals/vital-status.ts';
import { alertKinds } from './alert-kinds.ts';
import { outcomePlace } from './outcome.schemas.ts';
import { outcomes } from './outcome-terms.ts';

/**
 * The steps by which an urgent alert climbs while nobody acknowledges it: the circle at once, then
 * the doctor who treats the elder, then the coordinators.
 */
export const alertSteps = ['circle', 'doctor', 'coordinators'] as const;
export type AlertStep = (typeof alertSteps)[number];

/** How an urgent alert ended, by somebody who knows; pages of versions before name no outcome. */
export const closingNote = z.object({
  note: text(500),
  outcome: z.optional(z.enum(outcomes)),
  place: z.optional(outcomePlace),
});

/** Of whom somebody takes an alert over: it stays with whoever has it meanwhile. */
export const takingOver = z.object({ from: id });

/**
 * An alert about an abnormal reading. A `watch` alert stands until somebody acknowledges it, and
 * further such readings join it. An urgent alert stands, seen or not, until a normal reading of the
 * vital or a closing note; urgent readings of the same hour join it, a later one is an alert of its
 * own.
 */
export const healthAlert = z.object({
  id,
  elder: z.object({ id, name: z.string() }),
  kind: z.enum(alertKinds),
  level: z.enum(['watch', 'urgent']),
  direction: z.enum(statusDirections),
  judgedBy,
  /**
   * The gravest reading, the latest if equal; for `news2` the score, for `consciousness` its level
   * in ACVPU, from 1 for alert.
   */
  values: vitalValues,
  takenAt: instant,
  /** When its first reading was taken. */
  since: instant,
  /** The number of its readings. */
  readings: z.int(),
  raisedAt: instant,
  /** What was measured and what to do, in the language of the request. */
  message: z.string(),
  acknowledgedAt: z.nullable(instant),
  acknowledgedBy: namedPerson,
  /**
   * When an urgent alert ended: the time of the normal reading, or of the closing note, which has
   * an author. Null while it stands, and for `watch` alerts.
   */
  endedAt: z.nullable(instant),
  endedBy: namedPerson,
  endNote: z.nullable(z.string()),
  /** What whoever closed it said of the elder; null while it stands, and where it was not said. */
  outcome: z.nullable(z.enum(outcomes)),
  place: outcomePlace,
  /** The last person besides the reader and the elder who opened it. */
  seen: z.nullable(z.object({ name: z.string(), at: instant })),
  /** Who was notified of an urgent alert when, in order; `people` may be 0: there was nobody to tell. */
  steps: z.array(z.object({ step: z.enum(alertSteps), at: instant, people: z.int() })),
  /** Whether the reader may close it with a note. */
  mayClose: z.boolean(),
});
export type HealthAlert = z.output<typeof healthAlert>;

/** How an urgent alert was closed whose reading is still the newest of its vital. */
export const closedAlert = z.extend(
  z.pick(healthAlert, {
    id: true,
    kind: true,
    values: true,
    takenAt: true,
    endedBy: true,
    outcome: true,
    place: true,
  }),
  { endedAt: instant },
);
export type ClosedAlert = z.output<typeof closedAlert>;

/** Who has seen an alert and looks after it. */
export const seenAlert = z.pick(healthAlert, { acknowledgedAt: true, acknowledgedBy: true });
export type SeenAlert = z.output<typeof seenAlert>;

/** A person to call; without a number where none is known to be theirs. */
export const callable = z.object({ id, name: z.string(), phone: z.nullable(z.string()) });

/** That an urgent alert stands, for the title of every page and for who hears it instead. */
export const urgentNews = z.object({
  id,
  elder: z.object({ id, firstName: z.string(), you: z.boolean() }),
  /** Whether the reader looks after it. */
  yours: z.boolean(),
});
export type UrgentNews = z.output<typeof urgentNews>;

/**
 * That something is wrong with an elder, for who is notified of it without seeing the health data: no
 * values, no kind of measurement. `message` says what was measured where the elder consented to it.
 */
export const ownAlerts = z.object({
  elder: callable,
  /** The members of the circle who see what was measured, without the reader. */
  people: z.array(callable),
  /** The standing ones, urgent ones first. */
  alerts: z.array(
    z.extend(z.pick(healthAlert, { id: true, level: true, takenAt: true }), {
      ...seenAlert.shape,
      message: z.nullable(z.string()),
    }),
  ),
});
export type OwnAlerts = z.output<typeof ownAlerts>;
