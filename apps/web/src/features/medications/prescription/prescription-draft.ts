import { addDays } from '@hafi/base/kigali-time';
import { weekdays } from '@hafi/base/weekdays';
import { prescription } from '@hafi/contract/exchange/prescription.schemas';
import { type Medication, medicationInput } from '@hafi/contract/medications/medication.schemas';
import { leastHoursOf } from '@hafi/contract/medications/medication-terms';
import * as z from 'zod/mini';
import type { MedicationBody } from '../medications.queries.ts';

/** How often, as prescriptions say it: so many times a day, or as needed. */
export const rhythms = ['1', '2', '3', '4', 'needed'] as const;
export type Rhythm = (typeof rhythms)[number];

/** The usual times of each; the doctor changes them. */
export const usualTimes: Readonly<Record<Rhythm, readonly string[]>> = {
  '1': ['08:00'],
  '2': ['08:00', '20:00'],
  '3': ['08:00', '14:00', '20:00'],
  '4': ['06:00', '12:00', '18:00', '22:00'],
  needed: [],
};

/** What a doctor fills in. */
export interface PrescriptionDraft {
  name: string;
  dosage: string;
  form: Medication['form'];
  pillsPerDose: number;
  rhythm: Rhythm;
  times: readonly string[];
  mostPerDay: number;
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
  times: usualTimes['3'],
  mostPerDay: 3,
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

/** The medicine as it is written down: reminders as usual, and no pills counted. */
export function medicineOf(draft: PrescriptionDraft, startsOn: string): MedicationBody {
  const { dosage, form, meal, mostPerDay, name, note, pillsPerDose, rhythm, times } = draft;
  return {
    name,
    dosage,
    form,
    meal,
    note,
    pillsPerDose,
    schedule:
      rhythm === 'needed'
        ? { kind: 'as-needed', mostPerDay, leastHours: leastHoursOf({ mostPerDay }) }
        : { kind: 'times', times: [...times], weekdays: [...weekdays] },
    startsOn,
    endsOn: lastDayOf(draft.days, startsOn),
    pills: null,
  };
}

/** Of a whole prescription, begun on a day. */
export const prescriptionSchema = (startsOn: string) =>
  z.intersection(
    z.intersection(
      z.pipe(
        z.transform((draft: PrescriptionDraft) => medicineOf(draft, startsOn)),
        medicationInput,
      ),
      prescription,
    ),
    z.object({
      days: z.string().check(
        z.refine((days) => days.trim() === '' || lastDayOf(days, startsOn) !== null, {
          error: 'invalid-choice',
        }),
      ),
    }),
  );
