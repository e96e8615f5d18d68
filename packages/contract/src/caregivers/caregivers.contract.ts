import * as z from 'zod/mini';
import { glance } from '../alerts/glance.schemas.ts';
import { circleErrors } from '../circle/circle.errors.ts';
import { elder } from '../circle/circle.schemas.ts';
import { relations } from '../circle/circle-terms.ts';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { anyDay, cursor, day, id, instant, limit, slotTime } from '../core/fields.ts';
import { dose } from '../medications/medication.schemas.ts';
import { careAmendment, careEntry, careMove, visitScheduleInput } from './care.schemas.ts';
import { careTasks, conditions, stopStates } from './care-terms.ts';
import { caregiversErrors as errors } from './caregivers.errors.ts';

const params = z.object({ id });
const scheduleParams = z.object({ id, scheduleId: id });
const person = z.object({ id, name: z.string() });

const said = {
  arrivedAt: instant,
  /** Null while the caregiver is still there. */
  leftAt: z.nullable(instant),
  tasks: z.array(z.enum(careTasks)),
  condition: z.nullable(z.enum(conditions)),
  note: z.nullable(z.string()),
};

/** A visit as its caregiver logged it. */
export const careVisit = z.object({
  id,
  caregiver: person,
  /** Whether it was scheduled. */
  planned: z.boolean(),
  ...said,
  /** Its former versions, newest first, with the time each was logged. */
  earlier: z.array(z.object({ ...said, saidAt: instant })),
  /** The time of the last correction. */
  amendedAt: z.nullable(instant),
  can: z.object({ amend: z.boolean() }),
});
export type CareVisit = z.output<typeof careVisit>;

/** One scheduled visit. */
const occurrence = z.object({ day: anyDay, startsAt: instant, endsAt: instant });

export const visitSchedule = z.object({
  id,
  caregiver: person,
  startsOn: anyDay,
  time: slotTime,
  minutes: z.int(),
  tasks: z.array(z.enum(careTasks)),
  note: z.nullable(z.string()),
  weekdays: z.array(z.int()),
  endsOn: z.nullable(anyDay),
  /** Its next visits, at most five. */
  coming: z.array(occurrence),
});
export type VisitSchedule = z.output<typeof visitSchedule>;

/** A dose of the time of a visit. */
const visitDose = z.pick(dose, {
  medicationId: true,
  name: true,
  dosage: true,
  dueAt: true,
  state: true,
  at: true,
  recordedBy: true,
});

/** What a caregiver must know at an elder's, also without network. */
const visitAid = z.object({
  /** Whom to call when something is dangerous: the family first, then doctors. */
  calls: z.array(
    z.object({ name: z.string(), phone: z.string(), relation: z.nullable(z.enum(relations)) }),
  ),
  allergies: z.array(z.string()),
  /** The plan of the last signed note, in its doctor's words. */
  plan: z.nullable(z.object({ text: z.string(), doctor: z.string(), at: instant })),
});

/** A stop on a caregiver's route of a day: a visit that was scheduled, logged, or both. */
export const careStop = z.object({
  elder,
  planned: z.nullable(
    z.object({
      scheduleId: id,
      day,
      startsAt: instant,
      endsAt: instant,
      tasks: z.array(z.enum(careTasks)),
      note: z.nullable(z.string()),
    }),
  ),
  /** The scheduled visit that was cancelled after the caregiver had arrived. */
  calledOff: z.nullable(z.object({ scheduleId: id, day: anyDay })),
  state: z.enum(stopStates),
  visit: z.nullable(careVisit),
  /**
   * Where the elder lives, from the village up; null when the reader may not see it or it is
   * unknown.
   */
  place: z.nullable(z.array(z.string())),
  /** E.164; null when the reader may not write to the elder either. */
  phone: z.nullable(z.string()),
  /**
   * Straight-line distance between the centres of this sector and that of the previous stop; null
   * where one is unknown.
   */
  kilometres: z.nullable(z.number()),
  /** How the elder is; only for today and for readers who may see their health. */
  health: z.nullable(
    z.pick(glance, { wellBeing: true, readings: true, openAlerts: true, urgent: true }),
  ),
  /** Doses due that morning, or afternoon, until the visit ends. */
  doses: z.nullable(z.array(visitDose)),
  /** What to know there, and whom to call where a visit is planned; only for today, and for readers of their health. */
  aid: z.optional(z.nullable(visitAid)),
});
export type CareStop = z.output<typeof careStop>;

export const getCareRoute = endpoint({
  method: 'GET',
  path: '/api/care-route',
  access: 'signed-in',
  topics: ['caregivers', 'medications', 'vitals', 'alerts'],
  summary:
    'The own home visits of one Kigali day, today when not said, in the order of their times: those planned and those written down.',
  query: z.object({ day: z.optional(day) }),
  output: dataOf(z.object({ day, stops: z.array(careStop) })),
});
export type CareRoute = z.output<typeof getCareRoute.output>['data'];

/** A visit of a day in short. */
const dayVisit = z.object({
  elder: person,
  scheduleId: z.nullable(id),
  visitId: z.nullable(id),
  startsAt: instant,
  /** Null for a visit that was not scheduled, while the caregiver is there. */
  endsAt: z.nullable(instant),
  tasks: z.array(z.enum(careTasks)),
  state: z.enum(stopStates),
});
export type DayVisit = z.output<typeof dayVisit>;

export const getCareWeek = endpoint({
  method: 'GET',
  path: '/api/care-week',
  access: 'signed-in',
  topics: ['caregivers'],
  summary:
    'The own home visits of the coming seven Kigali days in short, the hours of this week and month, and the visits that are not finished.',
  output: dataOf(
    z.object({
      /** Today and the six days after it. */
      days: z.array(z.object({ day: anyDay, visits: z.array(dayVisit) })),
      /** In minutes: from arrival to departure where both are known, otherwise as scheduled. */
      hours: z.object({
        /** Worked from Monday until now. */
        worked: z.int(),
        /** Scheduled for today and not done. */
        today: z.int(),
        /** Scheduled from tomorrow until Sunday. */
        toCome: z.int(),
        /** Worked since the first of the month. */
        month: z.int(),
      }),
      /** Visits of earlier days of which only the arrival is known, the latest first. */
      unfinished: z.array(
        z.object({
          elder: person,
          visitId: id,
          scheduleId: z.nullable(id),
          day: anyDay,
          arrivedAt: instant,
        }),
      ),
    }),
  ),
});
export type CareWeek = z.output<typeof getCareWeek.output>['data'];

export const listVisitSchedules = endpoint({
  method: 'GET',
  path: '/api/elders/:id/visit-schedules',
  access: 'signed-in',
  topics: ['caregivers'],
  summary: 'The home visits planned with an elder, for who plans them.',
  params,
  output: dataOf(
    z.object({
      schedules: z.array(visitSchedule),
      /** The caregivers whose visits the reader may schedule. */
      caregivers: z.array(person),
    }),
  ),
});
export type VisitSchedules = z.output<typeof listVisitSchedules.output>['data'];

export const addVisitSchedule = endpoint({
  method: 'POST',
  path: '/api/elders/:id/visit-schedules',
  access: 'signed-in',
  topics: ['caregivers', 'notifications', 'activity'],
  summary: 'Plan home visits of a caregiver, once or weekly. The caregiver and the elder are told.',
  params,
  body: visitScheduleInput,
  output: dataOf(visitSchedule),
  status: 201,
  errors: [
    errors['no-caregiver'],
    circleErrors['death-recorded'],
    errors['no-visit-to-come'],
    errors['schedule-too-long'],
    errors['visits-overlap'],
  ],
});

export const skipCareVisit = endpoint({
  method: 'POST',
  path: '/api/elders/:id/visit-schedules/:scheduleId/skip',
  access: 'signed-in',
  topics: ['caregivers', 'notifications', 'activity'],
  summary: 'Cancel one visit of a schedule.',
  params: scheduleParams,
  body: z.object({ day }),
  output: done,
  errors: [errors['visit-not-planned']],
});

export const moveCareVisit = endpoint({
  method: 'POST',
  path: '/api/elders/:id/visit-schedules/:scheduleId/move',
  access: 'signed-in',
  topics: ['caregivers', 'notifications', 'activity'],
  summary: 'Move one visit of a schedule to another day and time.',
  params: scheduleParams,
  body: careMove,
  output: done,
  errors: [
    errors['visit-not-planned'],
    errors['no-visit-to-come'],
    errors['schedule-too-long'],
    errors['visits-overlap'],
  ],
});

export const endVisitSchedule = endpoint({
  method: 'POST',
  path: '/api/elders/:id/visit-schedules/:scheduleId/end',
  access: 'signed-in',
  topics: ['caregivers', 'notifications', 'activity'],
  summary: 'End a schedule: none of its visits comes any more.',
  params: scheduleParams,
  output: done,
});

export const listCareVisits = endpoint({
  method: 'GET',
  path: '/api/elders/:id/care-visits',
  access: 'signed-in',
  topics: ['caregivers'],
  summary: 'The home visits that were written down, the newest first.',
  params,
  query: z.object({ cursor, limit }),
  output: pageOf(careVisit),
});

export const logCareVisit = endpoint({
  method: 'POST',
  path: '/api/elders/:id/care-visits',
  access: 'signed-in',
  topics: ['caregivers', 'notifications', 'activity'],
  summary:
    'Say that one has arrived at an elder, or all of a visit, as a caregiver of their circle, or take an arrival back, which answers null. Sent again with the same id it counts once.',
  params,
  body: careEntry,
  output: dataOf(z.nullable(careVisit)),
  status: 201,
  errors: [errors['visit-logged'], errors['visit-too-old'], errors['visits-overlap']],
});

export const amendCareVisit = endpoint({
  method: 'POST',
  path: '/api/elders/:id/care-visits/:visitId/amend',
  access: 'signed-in',
  topics: ['caregivers', 'notifications', 'activity'],
  summary: 'Correct a finished visit of one’s own. What it said before is kept.',
  params: z.object({ id, visitId: id }),
  body: careAmendment,
  output: dataOf(careVisit),
  errors: [errors['log-closed'], errors['visits-overlap'], errors['visit-too-old']],
});
