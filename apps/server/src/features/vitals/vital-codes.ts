import { type OwnLimits, ownLimits } from '@hafi/contract/vitals/own-limits';
import type { readingSources } from '@hafi/contract/vitals/vital.schemas';
import {
  type BreathedGas,
  breathedGases,
  type Consciousness,
  consciousnessLevels,
  type GlucoseContext,
  glucoseContexts,
  type VitalKind,
  type VitalValues,
} from '@hafi/contract/vitals/vital-kinds';
import { gravityOf, statusLevels, type VitalStatus } from '@hafi/contract/vitals/vital-status';

/** The stored codes of the kinds. They never change. */
export const kindCodes: Readonly<Record<VitalKind, number>> = {
  'heart-rate': 1,
  'blood-pressure': 2,
  temperature: 3,
  'oxygen-saturation': 4,
  weight: 5,
  glucose: 6,
  'respiratory-rate': 7,
};

type ReadingSource = (typeof readingSources)[number];

const kindsByCode = new Map(
  Object.entries(kindCodes).map(([kind, code]) => [code, kind as VitalKind]),
);

/** @throws Error when no kind has this number */
export function kindOf(code: number): VitalKind {
  const kind = kindsByCode.get(code);
  if (!kind) throw new Error(`no vital has the number ${code}`);
  return kind;
}

/**
 * The code of an entry: its position in a list of the contract, from 1. Such lists are append-only.
 */
const codeIn = <T>(list: readonly T[], entry: T | null | undefined): number | null =>
  entry === null || entry === undefined ? null : list.indexOf(entry) + 1;
const entryOf = <T>(list: readonly T[], code: number | null): T | null =>
  code === null ? null : (list[code - 1] ?? null);

/** What was recorded besides the numbers of a reading. */
export interface ReadingContext {
  readonly glucoseContext: GlucoseContext | null;
  readonly breathing: BreathedGas | null;
  readonly consciousness: Consciousness | null;
}

interface StoredContext {
  readonly glucoseContext: number | null;
  readonly breathing: number | null;
  readonly consciousness: number | null;
}

export const storeContext = (context: ReadingContext): StoredContext => ({
  glucoseContext: codeIn(glucoseContexts, context.glucoseContext),
  breathing: codeIn(breathedGases, context.breathing),
  consciousness: codeIn(consciousnessLevels, context.consciousness),
});

export const readContext = (row: StoredContext): ReadingContext => ({
  glucoseContext: entryOf(glucoseContexts, row.glucoseContext),
  breathing: entryOf(breathedGases, row.breathing),
  consciousness: entryOf(consciousnessLevels, row.consciousness),
});

/** The stored numbers of the sources. */
const sources: Readonly<Record<number, ReadingSource>> = {
  1: 'typed',
  2: 'device',
  3: 'imported',
};

export const readSource = (code: number): ReadingSource => sources[code] ?? 'typed';

/** By which of the elder's own limits a reading was judged, as a number, and back. */
export const storeLimits = (limits: OwnLimits | null) => codeIn(ownLimits, limits);
export const readLimits = ({ judgedBy }: { judgedBy: number | null }): OwnLimits | null =>
  entryOf(ownLimits, judgedBy);

const tenths = (value: number) => Math.round(value * 10);

/** Converts the numbers of a reading to tenths. */
export const storeValues = (values: VitalValues): { value: number; second: number | null } =>
  'systolic' in values
    ? { value: tenths(values.systolic), second: tenths(values.diastolic) }
    : { value: tenths(values.value), second: null };

/** Converts tenths, or a mean of tenths, to the numbers of a reading. */
export const readValues = (row: { value: number; second: number | null }): VitalValues =>
  row.second === null
    ? { value: row.value / 10 }
    : { systolic: row.value / 10, diastolic: row.second / 10 };

/** A status as one number: its severity, negative for low. */
export const storeStatus = ({ direction, level }: VitalStatus): number =>
  direction === 'low' ? -gravityOf(level) : gravityOf(level);

export function readStatus(code: number): VitalStatus {
  const level = statusLevels[Math.abs(code)] ?? 'normal';
  if (level === 'normal') return { level, direction: null };
  return { level, direction: code < 0 ? 'low' : 'high' };
}
