import * as z from 'zod/mini';
import { bookingModes } from '../bookings/booking-terms.ts';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/fields.ts';
import { appointmentTypeIds } from '../doctors/doctor-kinds.ts';
import { vitalKindNames } from '../vitals/vital-kinds.ts';

const kind = z.enum(vitalKindNames);
const count = z.int();
const range = z.object({ min: z.number(), max: z.number() });

/** How many of the doses that were due were taken. */
const doseCount = z.object({ taken: count, due: count });

/** The readings of a vital one after the other, by their first part (systolic, or the value). */
export const vitalTrend = z.object({
  kind,
  /** Oldest first. */
  values: z.array(z.number()),
  /** The usual range; null where there is none. */
  usual: z.nullable(range),
});

const appointment = z.object({
  id,
  startsAt: instant,
  endsAt: instant,
  mode: z.enum(bookingModes),
  type: z.enum(appointmentTypeIds),
});

/** What others did and measured since the asking doctor last met the patient. */
export const sinceMet = z.object({
  /** When that appointment ended. */
  at: instant,
  /** Readings outside the usual range, by vital; those without any are left out. */
  outOfRange: z.array(z.object({ kind, count, urgent: count })),
  /** In all, inside the range too. */
  readings: count,
  missedDoses: count,
  /** The weight then and now, in kg; null unless it was measured before and since. */
  weight: z.nullable(z.object({ before: z.number(), now: z.number() })),
  newMedicines: z.array(z.string()),
  stoppedMedicines: z.array(z.string()),
  newProblems: z.array(z.string()),
  newAllergies: z.array(z.string()),
  /** Who signed notes. */
  notesBy: z.array(z.string()),
  homeVisits: count,
});
export type SinceMet = z.output<typeof sinceMet>;

/** What a chart's summary shows besides record, readings, medicines and notes. */
export const chart = z.object({
  /** Null where they have not met yet. */
  since: z.nullable(sinceMet),
  /** The asking doctor's accepted appointment of today, the nearest; null without one. */
  today: z.nullable(appointment),
  trends: z.array(vitalTrend),
  /** The doses of the last days that were answered or missed. */
  doses: z.object({
    days: count,
    all: doseCount,
    byMedicine: z.array(z.extend(doseCount, { medicationId: id })),
  }),
  /** The next appointments, soonest first. */
  coming: z.array(
    z.extend(appointment, {
      doctor: z.string(),
      /** Whether it is with the asking doctor. */
      own: z.boolean(),
      accepted: z.boolean(),
    }),
  ),
  /** Who reads a signed note besides the patient: how many, and their names to members. */
  readers: z.object({ count, names: z.nullable(z.array(z.string())) }),
});
export type Chart = z.output<typeof chart>;

export const getChart = endpoint({
  method: 'GET',
  path: '/api/elders/:id/chart',
  access: 'signed-in',
  topics: ['record', 'vitals', 'medications', 'notes', 'bookings', 'circle', 'caregivers'],
  summary:
    "What an elder's chart sums up: what changed since the asking doctor met them, today's appointment, trends, doses, and what comes.",
  params: z.object({ id }),
  output: dataOf(chart),
});
