import { dayInMs } from '@hafi/base/time';
import { toFieldIssue } from '@hafi/contract/core/issue-code';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import { type EarlierWeight, weightDays } from '@hafi/contract/vitals/sudden-weight';
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
import { needsConfirming } from '@hafi/contract/vitals/vital-status';
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

/**
 * The initial draft: empty, because a number that nobody measured would be kept by a press of Save;
 * or what was just `measured`.
 */
export function startDraft(kind: VitalKind, measured: VitalValues | null): ReadingDraft {
  const values = Object.fromEntries(
    partsOf(kind).map(([part, { step }]) => {
      const value = measured ? partOf(measured, part) : undefined;
      return [part, value !== undefined && step === 1 ? Math.round(value) : (value ?? null)];
    }),
  );
  return { kind, values, unit: 'mg/dL', glucoseContext: null, at: null, source: 'typed' };
}

/** A part of the last reading in the unit of the draft, as a hint; undefined without one. */
export function lastPart(
  { kind, unit }: Pick<ReadingDraft, 'kind' | 'unit'>,
  part: VitalPart,
  last: Pick<Reading, 'values'> | null,
): number | undefined {
  const value = last ? partOf(last.values, part) : undefined;
  if (value === undefined || kind !== 'glucose') return value;
  return fromMgPerDl(unit === 'mg/dL' ? Math.round(value) : value, unit);
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

/**
 * Range, step and unit of a part's stepper, and the number that the buttons start from while it is
 * empty: the last one, or a typical one.
 */
export function stepperRules(
  { kind, unit }: Pick<ReadingDraft, 'kind' | 'unit'>,
  part: VitalPart,
  last: Pick<Reading, 'values'> | null,
) {
  const rules = partsOf(kind).find(([name]) => name === part)?.[1];
  const possible = possibleRange(kind, part, kind === 'glucose' ? unit : undefined);
  const inMmol = kind === 'glucose' && unit === 'mmol/L';
  return {
    min: possible?.min ?? 0,
    max: possible?.max ?? 0,
    step: inMmol ? 0.1 : (rules?.step ?? 1),
    from:
      lastPart({ kind, unit }, part, last) ??
      (inMmol ? fromMgPerDl(rules?.start ?? 0, unit) : rules?.start),
    unit: kind === 'glucose' ? unit : vitalKinds[kind].unit,
  };
}

/** The last reading of the same kind. */
export type LastReading = Pick<Reading, 'kind' | 'takenAt' | 'values'>;

/** The last weight, if it was taken in the month before; the server knows the others. */
function weightBefore(last: LastReading | null, takenAt: Date): EarlierWeight[] {
  if (last?.kind !== 'weight' || !('value' in last.values)) return [];
  const daysBefore = (takenAt.getTime() - Date.parse(last.takenAt)) / dayInMs;
  return daysBefore >= 0 && daysBefore <= weightDays ? [{ kg: last.values.value, daysBefore }] : [];
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
  {
    id,
    last = null,
    now,
    own = [],
    timeZone,
  }: {
    id: string;
    last?: LastReading | null;
    now: Date;
    own?: readonly OwnLimits[];
    timeZone: string;
  },
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
  const weights = weightBefore(last, takenAt ?? now);
  const context = { glucose: glucoseContext, unit, weights, breathing, own };
  const extreme = needsConfirming(kind, kept, context);
  return { reading: result.data, values: kept, extreme };
}
