import { addDays } from '@hafi/base/kigali-time';
import { weekdays } from '@hafi/base/weekdays';
import { prescription } from '@hafi/contract/exchange/prescription.schemas';
import { type Medication, medicationInput } from '@hafi/contract/medications/medication.schemas';
import * as z from 'zod/mini';
import type { MedicationBody } from '../medications.queries.ts';

/** How often, as prescriptions say it: so many times a day, on days of the week, or as needed. */
export const rhythms = ['1', '2', '3', '4', '5', '6', 'weekly', 'needed'] as const;
export type Rhythm = (typeof rhythms)[number];

/** The usual times of each; the doctor changes them. */
export const usualTimes: Readonly<Record<Rhythm, readonly string[]>> = {
  '1': ['08:00'],
  '2': ['08:00', '20:00'],
  '3': ['08:00', '14:00', '20:00'],
  '4': ['06:00', '12:00', '18:00', '22:00'],
  '5': ['06:00', '10:00', '14:00', '18:00', '22:00'],
  '6': ['02:00', '06:00', '10:00', '14:00', '18:00', '22:00'],
  weekly: ['08:00'],
  needed: [],
};

/** How many times of day are chosen with a rhythm; null where it says nothing about them. */
export const timesOf = (rhythm: Rhythm): number | null => Number(rhythm) || null;

/** What a doctor fills in. */
export interface PrescriptionDraft {
  name: string;
  dosage: string;
  form: Medication['form'];
  pillsPerDose: number;
  rhythm: Rhythm;
  schedule: {
    times: readonly string[];
    /** With the rhythm `weekly`. */
    weekdays: readonly number[];
    /** As needed. */
    mostPerDay: number;
    /** As needed: the fewest hours between two doses; empty where the doctor says none. */
    leastHours: string;
  };
  meal: Medication['meal'];
  /** Empty for a medicine without an end. */
  days: string;
  note: string;
  quantity: string;
  reason: string;
  /** The id of the medicine once it is written down, until its paper is made. */
  written: string;
}

export const emptyDraft: PrescriptionDraft = {
  name: '',
  dosage: '',
  form: 'tablet',
  pillsPerDose: 1,
  rhythm: '3',
  schedule: { times: usualTimes['3'], weekdays: [], mostPerDay: Number.NaN, leastHours: '' },
  meal: 'any',
  days: '',
  note: '',
  quantity: '',
  reason: '',
  written: '',
};

/** The last day of a treatment that begins on a day; null without a length. */
export function lastDayOf(days: string, startsOn: string): string | null {
  const count = Number(days);
  return Number.isInteger(count) && count >= 1 && count <= 730
    ? addDays(startsOn, count - 1)
    : null;
}

/** The number that was typed, with a comma or a point; not a number while there is none. */
export function toNumber(typed: unknown): number {
  const text = String(typed ?? '').trim();
  return text === '' ? Number.NaN : Number(text.replace(',', '.'));
}

function scheduleOf({ rhythm, schedule }: PrescriptionDraft): MedicationBody['schedule'] {
  const { leastHours, mostPerDay, times } = schedule;
  if (rhythm === 'needed') {
    const apart = leastHours.trim() === '' ? {} : { leastHours: toNumber(leastHours) };
    return { kind: 'as-needed', mostPerDay, ...apart };
  }
  const days = rhythm === 'weekly' ? schedule.weekdays : weekdays;
  return { kind: 'times', times: [...times], weekdays: [...days] };
}

/** The medicine as it is written down: reminders as usual, and no pills counted. */
export function medicineOf(draft: PrescriptionDraft, startsOn: string): MedicationBody {
  const { dosage, form, meal, name, note, pillsPerDose } = draft;
  return {
    name,
    dosage,
    form,
    meal,
    note,
    pillsPerDose,
    schedule: scheduleOf(draft),
    startsOn,
    endsOn: lastDayOf(draft.days, startsOn),
    pills: null,
  };
}

/** Whether as many times are chosen as the rhythm says; none at all is an error of its own. */
function agree({ rhythm, schedule }: Pick<PrescriptionDraft, 'rhythm' | 'schedule'>): boolean {
  const { length } = schedule.times;
  return length === 0 || length === (timesOf(rhythm) ?? length);
}

const rhythmWithTimes = z.pipe(
  z
    .object({ rhythm: z.enum(rhythms), schedule: z.custom<PrescriptionDraft['schedule']>() })
    .check(z.refine(agree, { abort: true, path: ['schedule', 'times'], error: 'invalid-choice' })),
  // The intersection does not merge it with the schedule of the medicine, which is another; for the same
  // reason its refusal aborts.
  z.transform(() => ({})),
);

const lengthOf = (startsOn: string) =>
  z.object({
    days: z.string().check(
      z.refine((days) => days.trim() === '' || lastDayOf(days, startsOn) !== null, {
        error: 'invalid-choice',
      }),
    ),
  });

/** What stands beside the medicine. */
const extra = (startsOn: string) =>
  z.intersection(z.intersection(prescription, rhythmWithTimes), lengthOf(startsOn));

/** Of a whole prescription, begun on a day. */
export const prescriptionSchema = (startsOn: string) =>
  z.intersection(
    z.pipe(
      z.transform((draft: PrescriptionDraft) => medicineOf(draft, startsOn)),
      medicationInput,
    ),
    extra(startsOn),
  );
