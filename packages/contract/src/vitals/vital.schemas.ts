import * as z from 'zod/mini';
import { id, instant, text } from '../core/fields.ts';
import { keptValues } from './kept-values.ts';
import {
  breathedGases,
  consciousnessLevels,
  fromMgPerDl,
  glucoseContexts,
  glucoseUnits,
  partsOf,
  type VitalKind,
  vitalKindNames,
} from './vital-kinds.ts';
import { statusDirections, statusLevels } from './vital-status.ts';

/** How far ahead the clock of a device may be, in minutes: later than that is the future. */
export const takenAtSkewMinutes = 5;

/** How old a reading may be when it is written down, in days. */
export const takenAtMaxAgeDays = 366;

/** How a reading came: typed by somebody, or read from a device (Bluetooth). */
export const readingSources = ['typed', 'device'] as const;

const values = z.object({
  value: z.optional(z.number()),
  systolic: z.optional(z.number()),
  diastolic: z.optional(z.number()),
});

const draft = z.object({
  /** Made by who sends it (UUIDv7): the same reading sent again is kept once. */
  id,
  kind: z.enum(vitalKindNames),
  /** `systolic` and `diastolic` for blood pressure, `value` for every other kind. */
  values,
  /** Of a glucose value; mg/dL when not said. */
  unit: z.optional(z.enum(glucoseUnits)),
  glucoseContext: z.optional(z.enum(glucoseContexts)),
  /** What is breathed, and how awake the elder is: wanted for NEWS2 only. */
  breathing: z.optional(z.enum(breathedGases)),
  consciousness: z.optional(z.enum(consciousnessLevels)),
  /** When it was taken; now when not said. */
  takenAt: z.optional(z.iso.datetime({ offset: true, error: 'invalid-moment' })),
  source: z._default(z.enum(readingSources), 'typed'),
  deviceName: z.optional(z.union([z.literal(''), text(60)])),
  /** "Yes, this is right": the answer to `confirm-extreme`. */
  confirmed: z._default(z.boolean(), false),
});

type Draft = z.output<typeof draft>;

/** What is possible for a part of a kind, in the unit in which it is typed. */
export function possibleRange(kind: VitalKind, part: string, unit?: Draft['unit']) {
  const rules = partsOf(kind).find(([name]) => name === part)?.[1];
  if (!rules) return undefined;
  if (kind !== 'glucose' || !unit) return rules.possible;
  const { max, min } = rules.possible;
  return { min: fromMgPerDl(min, unit), max: fromMgPerDl(max, unit) };
}

/** A new reading: impossible values are refused here, with words, on both sides. */
export const newReading = draft.check(
  z.check((payload) => {
    const { kind, unit, values } = payload.value;
    let impossible = false;
    for (const [part] of partsOf(kind)) {
      const value = values[part];
      const issue = { code: 'custom' as const, input: value, path: ['values', part] };
      const possible = possibleRange(kind, part, unit);
      if (value === undefined) payload.issues.push({ ...issue, message: 'required' });
      if (value === undefined || !possible) continue;
      if (value >= possible.min && value <= possible.max) continue;
      impossible = true;
      const { max: maximum, min: minimum } = possible;
      payload.issues.push({ ...issue, message: 'impossible-value', minimum, maximum });
    }
    const kept = impossible ? null : keptValues(payload.value);
    if (kept && 'systolic' in kept && kept.systolic <= kept.diastolic) {
      const path = ['values', 'systolic'];
      const message = 'systolic-not-higher';
      payload.issues.push({ code: 'custom', input: values.systolic, path, message });
    }
  }),
);

/** What a reading means (`statusOf`). */
export const vitalStatus = z.object({
  level: z.enum(statusLevels),
  direction: z.nullable(z.enum(statusDirections)),
});

export const vitalValues = z.union([
  z.object({ value: z.number() }),
  z.object({ systolic: z.number(), diastolic: z.number() }),
]);

/** A person as they are named beside a reading; null where the account is gone. */
export const namedPerson = z.nullable(z.object({ id, name: z.string() }));

export const reading = z.object({
  id,
  kind: z.enum(vitalKindNames),
  loinc: z.string(),
  /** UCUM unit of the values. */
  ucum: z.string(),
  values: vitalValues,
  glucoseContext: z.nullable(z.enum(glucoseContexts)),
  breathing: z.nullable(z.enum(breathedGases)),
  consciousness: z.nullable(z.enum(consciousnessLevels)),
  status: vitalStatus,
  takenAt: instant,
  recordedAt: instant,
  recordedBy: namedPerson,
  source: z.enum(readingSources),
  deviceName: z.nullable(z.string()),
  /** FHIR R4 Observation.status, those that we use. */
  state: z.enum(['final', 'entered-in-error']),
  /** When and by whom it was marked as wrong, and whether a right one was put in its place. */
  withdrawn: z.nullable(z.object({ at: instant, by: namedPerson, corrected: z.boolean() })),
  /** Whether the viewer may mark it as wrong: who wrote it down, the elder, who decides for them. */
  mayCorrect: z.boolean(),
});
export type Reading = z.output<typeof reading>;
