import * as z from 'zod/mini';
import { closedAlert, healthAlert } from '../alerts/alert.schemas.ts';
import { coreErrors } from '../core/core.errors.ts';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { anyDay, cursor, day, id, instant, limit } from '../core/fields.ts';
import { news2Levels } from './news2.ts';
import { limitableKinds, ownLimits } from './own-limits.ts';
import { judgedBy, limitsReason, newReading, reading, vitalValues } from './vital.schemas.ts';
import { vitalKindNames, vitalParts } from './vital-kinds.ts';
import { bearings } from './vital-status.ts';
import { vitalsErrors as errors } from './vitals.errors.ts';

/** The elder's id. */
const params = z.object({ id });
const readingParams = z.object({ id, readingId: id });
const kind = z.enum(vitalKindNames);
const recorded = z.extend(reading, { alert: z.nullable(healthAlert) });

export const addVital = endpoint({
  method: 'POST',
  path: '/api/elders/:id/vitals',
  access: 'signed-in',
  topics: ['vitals', 'alerts', 'notifications', 'activity'],
  summary:
    'Write down a reading. The same id again answers the kept reading; an urgent value asks to be confirmed.',
  params,
  body: newReading,
  /** `alert` is set for an abnormal reading, and says what to do now. */
  output: dataOf(recorded),
  status: 201,
  errors: [errors['confirm-extreme'], errors['reading-differs']],
});

export const listVitals = endpoint({
  method: 'GET',
  path: '/api/elders/:id/vitals',
  access: 'signed-in',
  topics: ['vitals', 'alerts'],
  summary:
    'Readings newest first, between two Kigali days. `attention` carries what is abnormal and not seen yet, whatever the page.',
  params,
  query: z.object({
    kind: z.optional(kind),
    from: z.optional(day),
    to: z.optional(day),
    cursor,
    limit,
  }),
  output: z.extend(pageOf(reading), {
    /** Abnormal readings of the last 7 days that nobody has acknowledged, newest first. */
    attention: z.array(reading),
  }),
});

/** The latest reading of a vital. */
export const latestVital = z.object({
  kind,
  reading: z.nullable(reading),
  /** How somebody closed the urgent alert of this reading; null where none did. */
  closed: z.optional(z.nullable(closedAlert)),
  /** Compared with the mean of the 30 days before it; null when there are none. */
  change: z.nullable(
    z.object({
      /** The mean for comparison. */
      mean: vitalValues,
      /** Difference of the first part (systolic), signed, in the kind's unit. */
      difference: z.number(),
      /** The same in percent of the mean, with one decimal. */
      percent: z.number(),
      bearing: z.enum(bearings),
    }),
  ),
  /**
   * The mean of this week against that of last week (Monday to Sunday in Kigali); null when one is
   * empty.
   */
  week: z.nullable(
    z.object({
      thisWeek: vitalValues,
      lastWeek: vitalValues,
      /** Trend of the first part; `same` when the difference is within measurement variation. */
      trend: z.enum(['higher', 'lower', 'same']),
      bearing: z.enum(bearings),
      /**
       * Whether the latest reading bears the trend out. Where it does not, the trend must not be said
       * without the reading: a week may be the same on average and end in a crisis.
       */
      agrees: z.boolean(),
    }),
  ),
});
export type LatestVital = z.output<typeof latestVital>;

export const getLatestVitals = endpoint({
  method: 'GET',
  path: '/api/elders/:id/vitals/latest',
  access: 'signed-in',
  topics: ['vitals', 'alerts'],
  summary: 'Each vital as it is now: last reading, change, this week against the last, and NEWS2.',
  params,
  output: dataOf(
    z.object({
      /** Every kind, in display order. */
      vitals: z.array(latestVital),
      /** Null unless all inputs exist and were taken within an hour. */
      news2: z.nullable(
        z.object({ score: z.int(), level: z.enum(news2Levels), at: instant, judgedBy }),
      ),
      attention: z.array(reading),
      /** The elder's own limits, set by doctors. */
      ownLimits: z.object({
        /** Those in force, at most one for each vital: which doctor set it when and why. */
        current: z.array(
          z.object({
            limits: z.enum(ownLimits),
            by: z.string(),
            at: instant,
            reason: z.string(),
          }),
        ),
        /** Whether the caller may change them. */
        mayChange: z.boolean(),
      }),
    }),
  ),
});

export const setOwnLimits = endpoint({
  method: 'POST',
  path: '/api/elders/:id/own-limits',
  access: 'signed-in',
  topics: ['vitals', 'alerts', 'notifications'],
  summary:
    'Have oxygen judged by scale 2 of NEWS2 (target 88-92 %), or blood pressure by a target under 130 or 150 mmHg systolic, from now on, as a checked doctor who treats the elder, with the reason. Urgent limits of blood pressure stay. The circle is told.',
  params,
  body: z.extend(limitsReason, { limits: z.enum(ownLimits) }),
  output: done,
  status: 201,
  errors: [coreErrors['not-allowed'], errors['limits-changed']],
});

export const endOwnLimits = endpoint({
  method: 'POST',
  path: '/api/elders/:id/own-limits/end',
  access: 'signed-in',
  topics: ['vitals', 'alerts', 'notifications'],
  summary: 'Have a vital judged by the limits for most people again, as a checked doctor.',
  params,
  body: z.extend(limitsReason, { kind: z.enum(limitableKinds) }),
  output: done,
  status: 201,
  errors: [coreErrors['not-allowed'], errors['limits-changed']],
});

const spread = z.object({ min: z.number(), mean: z.number(), max: z.number() });
const range = z.object({ min: z.number(), max: z.number() });

/** A vital over time. */
export const vitalSeries = z.object({
  kind,
  parts: z.array(
    z.object({
      part: z.enum(vitalParts),
      /** The usual range; null where there is none. */
      band: z.nullable(range),
      /** Over the whole span; null without readings. */
      whole: z.nullable(spread),
      /** One per bucket; null where it has no reading. */
      points: z.array(z.nullable(spread)),
    }),
  ),
  /** The number of readings in each bucket. */
  counts: z.array(z.int()),
  /** The number of abnormal readings in the span. */
  abnormal: z.int(),
  /**
   * The times within the span in which readings were judged by own limits, oldest first; `until` is
   * null while they hold.
   */
  judged: z.array(z.object({ by: z.enum(ownLimits), from: instant, until: z.nullable(instant) })),
});
export type VitalSeries = z.output<typeof vitalSeries>;

export const reportSpans = ['week', 'month', 'year'] as const;
export type ReportSpan = (typeof reportSpans)[number];

export const getVitalsReport = endpoint({
  method: 'GET',
  path: '/api/elders/:id/vitals/report',
  access: 'signed-in',
  topics: ['vitals'],
  summary:
    'Least, mean and most of each vital: Monday to Sunday by day, 30 days by day, or 12 months by month.',
  params,
  query: z.object({
    span: z._default(z.enum(reportSpans), 'week'),
    /** Default: all kinds that have readings. */
    kind: z.optional(kind),
    /** For a week, any of its Kigali days; for a month or year, the last day. Default: today. */
    day: z.optional(day),
  }),
  output: dataOf(
    z.object({
      span: z.enum(reportSpans),
      from: anyDay,
      to: anyDay,
      /** Kigali days, both inclusive. */
      buckets: z.array(z.object({ from: anyDay, to: anyDay })),
      series: z.array(vitalSeries),
    }),
  ),
});
export type VitalsReport = z.output<typeof getVitalsReport.output>['data'];

export const removeVital = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/vitals/:readingId',
  access: 'signed-in',
  topics: ['vitals', 'alerts', 'notifications', 'activity'],
  summary: 'Mark a reading as wrong. It stays in the history and counts nowhere.',
  params: readingParams,
  output: dataOf(reading),
  errors: [coreErrors['not-allowed']],
});

export const correctVital = endpoint({
  method: 'POST',
  path: '/api/elders/:id/vitals/:readingId/correct',
  access: 'signed-in',
  topics: ['vitals', 'alerts', 'notifications', 'activity'],
  summary: 'Mark a reading as wrong and write down the right one, of the same kind, in its place.',
  params: readingParams,
  body: newReading,
  output: dataOf(recorded),
  status: 201,
  errors: [
    coreErrors['not-allowed'],
    errors['confirm-extreme'],
    errors['reading-differs'],
    errors['reading-withdrawn'],
  ],
});
