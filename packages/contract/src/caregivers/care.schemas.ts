import * as z from 'zod/mini';
import { day, id, slotTime, text } from '../core/fields.ts';
import { careTasks, conditions, visitMinutes } from './care-terms.ts';

const unique = <T extends string | number>(list: readonly T[]): T[] => [...new Set(list)];

const tasks = z
  .array(z.enum(careTasks))
  .check(z.maxLength(careTasks.length), z.overwrite(unique<(typeof careTasks)[number]>));

const note = z.optional(z.union([z.literal(''), text(500)]));

/** A home visit to come, once or on days of each week. */
export const visitScheduleInput = z
  .object({
    /** The person of a member whose relation is caregiver. */
    caregiverId: id,
    startsOn: day,
    /** By the clock in Kigali. */
    time: slotTime,
    minutes: z.int().check(z.gte(visitMinutes.least), z.lte(visitMinutes.most)),
    tasks: tasks.check(z.minLength(1, { error: 'required' })),
    note,
    /** Monday = 1 to Sunday = 7 (RFC 5545 BYDAY); none: once, on `startsOn`. */
    weekdays: z
      .array(z.int().check(z.gte(1), z.lte(7)))
      .check(z.maxLength(7), z.overwrite(unique<number>)),
    /** The last day of weekly visits, included; they need one. */
    endsOn: z.optional(z.nullable(z.union([z.literal(''), day]))),
  })
  .check(
    z.refine(({ endsOn, weekdays }) => weekdays.length === 0 || Boolean(endsOn), {
      path: ['endsOn'],
      error: 'required',
    }),
    z.refine(
      ({ endsOn, startsOn, weekdays }) => weekdays.length === 0 || !endsOn || endsOn >= startsOn,
      { path: ['endsOn'], error: 'ends-before-start' },
    ),
  );
export type VisitScheduleInput = z.output<typeof visitScheduleInput>;

/** One visit of a schedule goes to another time. */
export const careMove = z.object({ day, to: z.object({ day, time: slotTime }) });

const writtenInstant = z.iso.datetime({ offset: true, error: 'invalid-moment' });

const said = {
  arrivedAt: writtenInstant,
  tasks,
  condition: z.nullable(z.enum(conditions)),
  note,
};

const inOrder = ({ arrivedAt, leftAt }: { arrivedAt: string; leftAt: string | null }) =>
  // What is no instant has its own error.
  leftAt === null || !(Date.parse(leftAt) <= Date.parse(arrivedAt));
const order = { path: ['leftAt'], error: 'ends-before-start' };

/** The planned visit of an entry, as it is said now. */
const plannedVisit = z.object({ scheduleId: id, day });

/** As devices say it on which the entry or the app is from before schedules were called so. */
const plannedBefore = z.pipe(
  z.object({ planId: id, day }),
  z.transform((said) => ({ scheduleId: said.planId, day: said.day })),
);

/**
 * What a caregiver says of a visit: that it began, or all of it. Each says everything that is known
 * of the visit, so that entries made without network may arrive in any order.
 */
export const careEntry = z
  .object({
    /** Made by the device: the same entry sent again counts once. */
    id,
    /** Made by the device when the visit begins; the same in all entries about it. */
    visitId: id,
    /** The planned visit; null for one that nobody had planned. */
    planned: z.nullable(z.union([plannedVisit, plannedBefore]) as unknown as typeof plannedVisit),
    ...said,
    /** Null while the caregiver is there. */
    leftAt: z.nullable(writtenInstant),
  })
  .check(z.refine(inOrder, order));
export type CareEntry = z.output<typeof careEntry>;

/** What is right in place of what was said of a finished visit. */
export const careAmendment = z
  .object({ ...said, leftAt: writtenInstant })
  .check(z.refine(inOrder, order));
export type CareAmendment = z.output<typeof careAmendment>;
