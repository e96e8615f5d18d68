import * as z from 'zod/mini';
import { day, id, instant, slotTime, text } from '../core/fields.ts';
import {
  doseAnswers,
  doseStates,
  meals,
  medicationChangeKinds,
  medicationDefaults,
  medicationStatuses,
  medicineForms,
} from './medication-terms.ts';

/** Pills are counted in halves: many tablets are broken. */
const pills = (least: number, most: number) =>
  z.number().check(z.gte(least), z.lte(most), z.multipleOf(0.5));

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** A list without repetitions, in order. */
const sorted = <T extends string | number>(list: readonly T[]): T[] => [...new Set(list)].sort();

export const schedule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('times'),
    times: z.array(slotTime).check(z.minLength(1), z.maxLength(12), z.overwrite(sorted)),
    /** Monday = 1 to Sunday = 7. */
    weekdays: z.array(whole(1, 7)).check(z.minLength(1), z.maxLength(7), z.overwrite(sorted)),
  }),
  z.object({ kind: z.literal('interval'), everyHours: whole(1, 168), startTime: slotTime }),
  z.object({ kind: z.literal('as-needed'), mostPerDay: whole(1, 24) }),
]);

const written = {
  name: text(80),
  /** Amount and unit in words, as on the box: `500 mg`. */
  dosage: text(40),
  form: z.enum(medicineForms),
  /** How many pills (or spoons, drops, puffs) make one dose. */
  pillsPerDose: pills(0.5, 20),
  meal: z.enum(meals),
};

/** A medicine as somebody writes it down. What is not said of a change stays. */
export const medicationInput = z
  .object({
    ...written,
    note: z.optional(z.union([z.literal(''), text(300)])),
    schedule,
    /** Today in Kigali when not said. */
    startsOn: z.optional(day),
    endsOn: z.optional(z.nullable(day)),
    /** Pills left; null when nobody counts them. */
    pills: z.optional(z.nullable(pills(0, 9999))),
    /** From so many days left on the elder and the circle are told to buy more. */
    refillDays: z._default(whole(0, 60), medicationDefaults.refillDays),
    /** Minutes after its time at which the elder is reminded again of a dose. */
    remindAgainMinutes: z._default(whole(5, 240), medicationDefaults.remindAgainMinutes),
    /** Minutes after its time at which a dose is missed and the circle is told. */
    tellCircleMinutes: z._default(whole(10, 720), medicationDefaults.tellCircleMinutes),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => !startsOn || !endsOn || endsOn >= startsOn, {
      path: ['endsOn'],
      error: 'ends-before-start',
    }),
    z.refine(
      ({ remindAgainMinutes, tellCircleMinutes }) => tellCircleMinutes > remindAgainMinutes,
      { path: ['tellCircleMinutes'], error: 'ends-before-start' },
    ),
  );
export type MedicationInput = z.output<typeof medicationInput>;

/** Why a medicine asks for a second look; found by names only, which is no medical advice. */
export const medicationWarning = z.object({
  kind: z.enum(['allergy', 'duplicate']),
  /** The word of the allergies, or the name of the other medicine. */
  words: z.string(),
});
export type MedicationWarning = z.output<typeof medicationWarning>;

/** A medicine that somebody takes. Named after FHIR R4 MedicationStatement and Dosage. */
export const medication = z.object({
  id,
  ...written,
  note: z.nullable(z.string()),
  schedule,
  startsOn: day,
  endsOn: z.nullable(day),
  status: z.enum(medicationStatuses),
  /** When it is taken, in the reader's language. */
  frequency: z.string(),
  /** How many doses of it were taken in all. */
  timesTaken: z.int(),
  /** How many doses of it were taken today. */
  takenToday: z.int(),
  nextDose: z.nullable(instant),
  pills: z.nullable(z.number()),
  daysLeft: z.nullable(z.int()),
  /** Fewer days are left than the warning asks for. */
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

/** Something that was done with a medicine, in the language of the request. */
export const medicationChange = z.object({
  id,
  kind: z.enum(medicationChangeKinds),
  at: instant,
  /** Who did it; null where it was the elder, and once that account is closed. */
  by: z.nullable(z.string()),
  title: z.string(),
  lines: z.array(z.string()),
});
export type MedicationChange = z.output<typeof medicationChange>;

const writtenInstant = z.iso.datetime({ offset: true });

/** What somebody says of a dose. The id is made by the device, so that repetitions are known. */
export const doseEntry = z.object({
  id,
  medicationId: id,
  /** The planned instant; null for a dose taken as needed. */
  dueAt: z.nullable(writtenInstant),
  /** With `undone`: the dose taken as needed that is meant. It has the id of its first entry. */
  doseId: z.optional(id),
  status: z.enum(doseAnswers),
  /** When it was taken, skipped or undone. */
  at: writtenInstant,
  reason: z.optional(z.union([z.literal(''), text(200)])),
  /** Said after the warning that the most for a day is reached. */
  confirmed: z.optional(z.boolean()),
});
export type DoseEntry = z.output<typeof doseEntry>;

export const dose = z.object({
  /** Null as long as nothing is written down of it. */
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
  /** Answer what is open, or correct what oneself has answered. */
  can: z.object({ answer: z.boolean(), correct: z.boolean() }),
});
export type Dose = z.output<typeof dose>;

/** An elder's doses of one day, the earliest first. */
export const doseDay = z.object({ day, doses: z.array(dose) });
export type DoseDay = z.output<typeof doseDay>;
