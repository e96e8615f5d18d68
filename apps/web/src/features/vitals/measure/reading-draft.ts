import { toFieldIssue } from '@hafi/contract/core/issue-code';
import { newReading, possibleRange, type Reading } from '@hafi/contract/vitals/vital.schemas';
import {
  type BreathedGas,
  type Consciousness,
  fromMgPerDl,
  type GlucoseContext,
  type GlucoseUnit,
  keptValues,
  partOf,
  partsOf,
  type VitalKind,
  type VitalPart,
  type VitalValues,
  vitalKinds,
} from '@hafi/contract/vitals/vital-kinds';
import { statusOf } from '@hafi/contract/vitals/vital-status';
import { instantIn, wallClockIn } from '@hafi/i18n/zone-time';
import type * as z from 'zod/mini';

/** A reading being entered. */
export interface ReadingDraft {
  readonly kind: VitalKind;
  readonly values: Readonly<Partial<Record<VitalPart, number | null>>>;
  readonly unit: GlucoseUnit;
  readonly glucoseContext: GlucoseContext | null;
  /** Oxygen saturation only, entered by health workers. */
  readonly breathing?: BreathedGas;
  readonly consciousness?: Consciousness;
  /** Local time of the person who enters it, `YYYY-MM-DDTHH:MM`; null is now. */
  readonly at: string | null;
  readonly source: 'typed' | 'device';
}

export type NewReading = z.output<typeof newReading>;

/** An invalid field: its path, the error code and the values of its message. */
export interface DraftFault {
  readonly path: string;
  readonly code: string;
  readonly facts: Record<string, unknown>;
}

/** The initial draft: the elder's latest reading, or typical values. */
export function startDraft(kind: VitalKind, last: VitalValues | null): ReadingDraft {
  const values = Object.fromEntries(
    partsOf(kind).map(([part, { start, step }]) => {
      const value = (last && partOf(last, part)) ?? start;
      return [part, step === 1 ? Math.round(value) : value];
    }),
  );
  return { kind, values, unit: 'mg/dL', glucoseContext: null, at: null, source: 'typed' };
}

/** A stored reading as a draft, with its time in the reader's time zone. */
export function draftOf(reading: Reading, timeZone: string): ReadingDraft {
  const { kind, breathing, consciousness, glucoseContext, takenAt, values } = reading;
  const { day, time } = wallClockIn(new Date(takenAt), timeZone);
  return {
    ...startDraft(kind, values),
    glucoseContext,
    ...(breathing ? { breathing } : {}),
    ...(consciousness ? { consciousness } : {}),
    at: `${day}T${time}`,
  };
}

/** Converts the glucose of a draft to the other unit. */
export function changeUnit(draft: ReadingDraft, unit: GlucoseUnit): ReadingDraft {
  const { value } = draft.values;
  if (unit === draft.unit || typeof value !== 'number') return { ...draft, unit };
  const kept = keptValues({ kind: 'glucose', unit: draft.unit, values: { value } });
  const mgPerDl = kept && 'value' in kept ? kept.value : value;
  const shown = fromMgPerDl(unit === 'mg/dL' ? Math.round(mgPerDl) : mgPerDl, unit);
  return { ...draft, unit, values: { value: shown } };
}

/** Range, step and unit of a part's stepper. */
export function stepperRules({ kind, unit }: ReadingDraft, part: VitalPart) {
  const rules = partsOf(kind).find(([name]) => name === part)?.[1];
  const possible = possibleRange(kind, part, kind === 'glucose' ? unit : undefined);
  const inMmol = kind === 'glucose' && unit === 'mmol/L';
  return {
    min: possible?.min ?? 0,
    max: possible?.max ?? 0,
    step: inMmol ? 0.1 : (rules?.step ?? 1),
    unit: kind === 'glucose' ? unit : vitalKinds[kind].unit,
  };
}

/** The instant of a draft; undefined for an invalid date or time. */
function momentOf({ at }: ReadingDraft, now: Date, timeZone: string): Date | undefined {
  if (at === null) return now;
  const [day, time] = at.split('T');
  if (!day || !time) return undefined;
  try {
    return instantIn(day, time, timeZone);
  } catch {
    return undefined;
  }
}

const fault = (path: string, code: string): DraftFault => ({ path, code, facts: {} });

/**
 * Validates a draft by the contract's rules. Returns the request to send under `id`, or the errors.
 * `extreme` means that the person must confirm the value first.
 */
export function checkDraft(
  draft: ReadingDraft,
  { id, now, timeZone }: { id: string; now: Date; timeZone: string },
): { faults: DraftFault[] } | { reading: NewReading; values: VitalValues; extreme: boolean } {
  const { kind, breathing, consciousness, glucoseContext, source, unit } = draft;
  const faults: DraftFault[] = [];
  const takenAt = momentOf(draft, now, timeZone);
  if (!takenAt) faults.push(fault('at', 'invalid-moment'));
  else if (takenAt > now) faults.push(fault('at', 'future-moment'));
  if (kind === 'glucose' && !glucoseContext) faults.push(fault('glucoseContext', 'required'));
  const values = Object.fromEntries(
    partsOf(kind).map(([part]) => [part, draft.values[part] ?? undefined]),
  );
  const result = newReading.safeParse(
    {
      id,
      kind,
      values,
      source,
      breathing,
      consciousness,
      ...(kind === 'glucose' ? { unit, glucoseContext: glucoseContext ?? undefined } : {}),
      takenAt: (takenAt ?? now).toISOString(),
    },
    { reportInput: true },
  );
  for (const issue of result.error?.issues ?? []) {
    const { path, code, values: facts = {} } = toFieldIssue({ ...issue });
    faults.push({ path: path.replace(/^values\./, ''), code, facts });
  }
  if (faults.length > 0 || !result.data) return { faults };
  const kept = keptValues(result.data);
  if (!kept) return { faults: [fault('value', 'required')] };
  const extreme = statusOf(kind, kept, { glucose: glucoseContext }).level === 'urgent';
  return { reading: result.data, values: kept, extreme };
}
