import * as z from 'zod/mini';
import { anyDay, day, id, instant, saidInstant, slotTime, text } from '../core/fields.ts';
import {
  doseAnswers,
  doseStates,
  meals,
  medicationChangeKinds,
  medicationDefaults,
  medicationStatuses,
  medicineForms,
  mostPerDose,
} from './medication-terms.ts';
import { medicineClasses } from './medicine-classes.ts';

/** Counted in halves, because tablets are often broken. */
const pills = (least: number, most: number) =>
  z.number().check(z.gte(least), z.lte(most), z.multipleOf(0.5));

const integer = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** Sorted, without duplicates. */
const sorted = <T extends string | number>(list: readonly T[]): T[] => [...new Set(list)].sort();

/** The most doses of a day. */
const mostDoses = 24;

export const schedule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('times'),
    times: z.array(slotTime).check(z.minLength(1), z.maxLength(12), z.overwrite(sorted)),
    /** Monday = 1 to Sunday = 7. */
    weekdays: z.array(integer(1, 7)).check(z.minLength(1), z.maxLength(7), z.overwrite(sorted)),
  }),
  z.object({ kind: z.literal('interval'), everyHours: integer(1, 168), startTime: slotTime }),
  z.object({
    kind: z.literal('as-needed'),
    mostPerDay: integer(1, mostDoses),
    /** Fewest hours between two doses; default {@link leastHoursOf}. */
    leastHours: z.optional(integer(1, 72)),
  }),
]);

/**
 * Whether the most doses of a day can be so many hours apart within that day; a number of doses that
 * is refused by itself is not compared.
 */
const fits = ({
  leastHours = 1,
  mostPerDay,
}: {
  mostPerDay: number;
  leastHours?: number | undefined;
}) => mostPerDay > mostDoses || (mostPerDay - 1) * leastHours < 24;

const written = {
  name: text(80),
  /** Strength as written on the box: `500 mg`. */
  dosage: text(40),
  form: z.enum(medicineForms),
  /** Pills (or spoons, drops, puffs, units) per dose. */
  pillsPerDose: pills(0.5, Math.max(...Object.values(mostPerDose))),
  meal: z.enum(meals),
};

/** Why a medicine is taken although an allergy speaks against it. */
export const heeded = z.object({ reason: text(300) });

/** A medicine as a person enters it. Fields that are absent in a change stay unchanged. */
export const medicationInput = z
  .object({
    ...written,
    note: z.optional(z.union([z.literal(''), text(300)])),
    schedule,
    /** Default: today in Kigali. */
    startsOn: z.optional(day),
    endsOn: z.optional(z.nullable(day)),
    /** Pills left; null when they are not counted. */
    pills: z.optional(z.nullable(pills(0, 9999))),
    /** Warn the elder and the circle to buy more when this many days are left. */
    refillDays: z._default(integer(0, 60), medicationDefaults.refillDays),
    /** Minutes after its time when the elder is reminded of a dose again. */
    remindAgainMinutes: z._default(integer(5, 240), medicationDefaults.remindAgainMinutes),
    /** Minutes after its time when a dose counts as missed and the circle is notified. */
    tellCircleMinutes: z._default(integer(10, 720), medicationDefaults.tellCircleMinutes),
    /** True after the warnings about allergies and other medicines (see error `medicine-warned`). */
    confirmed: z._default(z.boolean(), false),
    /** Why it is taken although an allergy speaks against it (see error `allergy-warned`). */
    allergyReason: z.optional(heeded.shape.reason),
  })
  .check(
    ({ issues, value }) => {
      const maximum = mostPerDose[value.form];
      if (value.pillsPerDose <= maximum) return;
      const code = 'too_big';
      const path = ['pillsPerDose'];
      issues.push({ code, input: value.pillsPerDose, maximum, origin: 'number', path });
    },
    z.refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
      path: ['endsOn'],
      error: 'ends-before-start',
    }),
    z.refine(({ schedule: plan }) => plan.kind !== 'as-needed' || fits(plan), {
      path: ['schedule', 'leastHours'],
      error: 'doses-do-not-fit',
    }),
    z.refine(
      ({ remindAgainMinutes, tellCircleMinutes }) => tellCircleMinutes > remindAgainMinutes,
      { path: ['tellCircleMinutes'], error: 'told-before-reminded' },
    ),
  );
export type MedicationInput = z.output<typeof medicationInput>;

/**
 * What a medicine brings to mind when compared with what is written down. Not medical advice.
 * `allergy`: the same substance, or (with `family`) one of a class that is not tolerated. `akin`: a
 * class that some people with the allergy do not tolerate either. `duplicate`: the same substance is
 * taken already; `class`: one of the same class, or with the same effect. `unchecked`: the name of
 * the medicine, `allergy-unchecked`: that of an allergy is not known, so nothing was compared.
 */
export const medicationWarning = z.object({
  kind: z.enum(['allergy', 'akin', 'duplicate', 'class', 'unchecked', 'allergy-unchecked']),
  /** The allergy as written down, the other medicine, or the unknown name. */
  words: z.string(),
  family: z.nullable(z.enum(medicineClasses)),
});
export type MedicationWarning = z.output<typeof medicationWarning>;

/** A medicine that an elder takes. Named after FHIR R4 MedicationStatement and Dosage. */
export const medication = z.object({
  id,
  ...written,
  note: z.nullable(z.string()),
  schedule,
  startsOn: anyDay,
  endsOn: z.nullable(anyDay),
  status: z.enum(medicationStatuses),
  /** The schedule as text, in the reader's language. */
  frequency: z.string(),
  /** How many doses were taken in all. */
  timesTaken: z.int(),
  /** How many doses were taken today. */
  takenToday: z.int(),
  /** When doses that were taken as needed were taken, within the last 24 hours. */
  takenLately: z.array(instant),
  nextDose: z.nullable(instant),
  pills: z.nullable(z.number()),
  daysLeft: z.nullable(z.int()),
  /** Fewer days are left than `refillDays`. */
  low: z.boolean(),
  refillDays: z.int(),
  remindAgainMinutes: z.int(),
  tellCircleMinutes: z.int(),
  warnings: z.array(medicationWarning),
  since: instant,
  stoppedAt: z.nullable(instant),
  stopReason: z.nullable(z.string()),
  /** Whether the reader may change, stop and refill it. */
  can: z.object({ change: z.boolean() }),
});
export type Medication = z.output<typeof medication>;

/** An event in a medicine's history, in the language of the request. */
export const medicationChange = z.object({
  id,
  kind: z.enum(medicationChangeKinds),
  at: instant,
  /** Who did it; null for the elder, and once that account is closed. */
  by: z.nullable(z.string()),
  title: z.string(),
  lines: z.array(z.string()),
});
export type MedicationChange = z.output<typeof medicationChange>;

/**
 * What a person records for a dose. The device generates the id, so that repetitions are
 * recognized.
 */
export const doseEntry = z.object({
  id,
  medicationId: id,
  /** The scheduled time; null for a dose taken as needed. */
  dueAt: z.nullable(saidInstant),
  /** With `undone`: the as-needed dose to retract, by the id of its first entry. */
  doseId: z.optional(id),
  status: z.enum(doseAnswers),
  /** When it was taken, skipped or retracted. */
  at: saidInstant,
  reason: z.optional(z.union([z.literal(''), text(200)])),
  /** True after the warning about the daily maximum, or the time since the last dose. */
  confirmed: z.optional(z.boolean()),
});
export type DoseEntry = z.output<typeof doseEntry>;

export const dose = z.object({
  /** Null while nothing is recorded for it. */
  id: z.nullable(id),
  medicationId: id,
  name: z.string(),
  dosage: z.string(),
  form: z.enum(medicineForms),
  pills: z.number(),
  meal: z.enum(meals),
  note: z.nullable(z.string()),
  dueAt: z.nullable(instant),
  state: z.enum(doseStates),
  /** When it was taken or skipped. */
  at: z.nullable(instant),
  reason: z.nullable(z.string()),
  recordedBy: z.nullable(z.object({ id, name: z.string() })),
  /** `answer` an open dose; `correct` the caller's own answer. */
  can: z.object({ answer: z.boolean(), correct: z.boolean() }),
});
export type Dose = z.output<typeof dose>;

/** An elder's doses of one day, earliest first. */
export const doseDay = z.object({ day: anyDay, doses: z.array(dose) });
export type DoseDay = z.output<typeof doseDay>;
