import { weekdays } from '@hafi/base/weekdays';
import { toFieldIssue } from '@hafi/contract/core/issue-code';
import type { FieldIssue } from '@hafi/contract/core/problem';
import { type Medication, medicationInput } from '@hafi/contract/medications/medication.schemas';
import { medicationDefaults } from '@hafi/contract/medications/medication-terms';
import type { MedicationBody } from './medications.queries.ts';

/** A medicine being edited: keeps what was entered for every kind of schedule. */
export interface MedicationDraft {
  readonly name: string;
  readonly dosage: string;
  readonly form: Medication['form'];
  readonly kind: Medication['schedule']['kind'];
  readonly times: readonly string[];
  readonly weekdays: readonly number[];
  readonly everyHours: number | null;
  readonly startTime: string;
  readonly mostPerDay: number | null;
  /** Null where nobody has said it. */
  readonly leastHours: number | null;
  readonly pillsPerDose: number | null;
  readonly meal: Medication['meal'];
  readonly note: string;
  /** A day, or empty when there is no end. */
  readonly endsOn: string;
  readonly counted: boolean;
  readonly pills: number | null;
  readonly refillDays: number | null;
  readonly remindAgainMinutes: number | null;
  readonly tellCircleMinutes: number | null;
}

const fresh: MedicationDraft = {
  name: '',
  dosage: '',
  form: 'tablet',
  kind: 'times',
  times: [],
  weekdays: [...weekdays],
  everyHours: 8,
  startTime: '06:00',
  mostPerDay: 3,
  leastHours: null,
  pillsPerDose: 1,
  meal: 'any',
  note: '',
  endsOn: '',
  counted: true,
  pills: 30,
  ...medicationDefaults,
};

/** The initial draft: empty, or a medicine to be changed. */
export function draftOf(medication: Medication | undefined): MedicationDraft {
  if (!medication) return fresh;
  const { dosage, endsOn, form, meal, name, note, pills, pillsPerDose, schedule } = medication;
  const { refillDays, remindAgainMinutes, tellCircleMinutes } = medication;
  const { kind, ...plan } = schedule;
  return {
    ...fresh,
    ...plan,
    name,
    dosage,
    form,
    kind,
    pillsPerDose,
    meal,
    note: note ?? '',
    endsOn: endsOn ?? '',
    counted: pills !== null,
    pills: pills ?? fresh.pills,
    refillDays,
    remindAgainMinutes,
    tellCircleMinutes,
  };
}

const missing = Number.NaN;

function scheduleOf(draft: MedicationDraft): MedicationBody['schedule'] {
  switch (draft.kind) {
    case 'times':
      return { kind: 'times', times: [...draft.times], weekdays: [...draft.weekdays] };
    case 'interval': {
      const { everyHours, startTime } = draft;
      return { kind: 'interval', everyHours: everyHours ?? missing, startTime };
    }
    case 'as-needed':
      return {
        kind: 'as-needed',
        mostPerDay: draft.mostPerDay ?? missing,
        ...(draft.leastHours === null ? {} : { leastHours: draft.leastHours }),
      };
  }
}

/**
 * Converts a draft to the request. An untouched number of pills is omitted, because some may have
 * been taken meanwhile.
 */
export function bodyOf(draft: MedicationDraft, before: Medication | undefined): MedicationBody {
  const pills = draft.counted ? (draft.pills ?? missing) : null;
  return {
    name: draft.name,
    dosage: draft.dosage,
    form: draft.form,
    meal: draft.meal,
    pillsPerDose: draft.pillsPerDose ?? missing,
    note: draft.note,
    schedule: scheduleOf(draft),
    endsOn: draft.endsOn || null,
    ...(before && pills === before.pills ? {} : { pills }),
    refillDays: draft.refillDays ?? missing,
    remindAgainMinutes: draft.remindAgainMinutes ?? missing,
    tellCircleMinutes: draft.tellCircleMinutes ?? missing,
  };
}

/** The fields of each step of the form, by the first part of their path. */
export const stepFields = [
  ['name', 'dosage', 'form'],
  ['schedule'],
  ['pillsPerDose', 'meal', 'note', 'endsOn', 'pills'],
  ['refillDays', 'remindAgainMinutes', 'tellCircleMinutes'],
] as const;

/** The errors of a step's fields, counted from 0. */
export function faultsOfStep(body: MedicationBody, step: number): FieldIssue[] {
  const read = medicationInput.safeParse(body, { reportInput: true });
  const fields: readonly string[] = stepFields[step] ?? [];
  return (read.error?.issues ?? [])
    .map((issue) => toFieldIssue({ ...issue }))
    .filter(({ path }) => fields.includes(path.split('.')[0] ?? ''));
}

/** The step that contains a field. */
export const stepOf = (path: string): number =>
  Math.max(
    0,
    stepFields.findIndex((fields) =>
      (fields as readonly string[]).includes(path.split('.')[0] ?? ''),
    ),
  );
