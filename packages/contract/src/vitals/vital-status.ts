import { type OwnLimits, ownLimitsFor, systolicTargets } from './own-limits.ts';
import { type EarlierWeight, isUnlikelyWeight, suddenChange } from './sudden-weight.ts';
import {
  type BreathedGas,
  fromMgPerDl,
  type GlucoseContext,
  type GlucoseUnit,
  partOf,
  partsOf,
  type Range,
  scale2Target,
  type VitalKind,
  type VitalPart,
  type VitalValues,
} from './vital-kinds.ts';

/** `watch`: measure again and speak with a health worker. `urgent`: get help now. */
export const statusLevels = ['normal', 'watch', 'urgent'] as const;
export type StatusLevel = (typeof statusLevels)[number];

export const statusDirections = ['low', 'high'] as const;
export type StatusDirection = (typeof statusDirections)[number];

/** What a reading means for an adult of 60 or older. `normal` has no direction. */
export interface VitalStatus {
  readonly level: StatusLevel;
  readonly direction: StatusDirection | null;
}

/** What affects the status of a reading besides its numbers. */
export interface VitalContext {
  readonly glucose?: GlucoseContext | null | undefined;
  /** The unit in which a glucose value was entered; default mg/dL. */
  readonly unit?: GlucoseUnit | null | undefined;
  /** The elder's own limits that a doctor has set; default none. */
  readonly own?: readonly OwnLimits[] | undefined;
  /** What is breathed: with scale 2, high values count only on oxygen. */
  readonly breathing?: BreathedGas | null | undefined;
  /** The valid weights of the 30 days before a weight. */
  readonly weights?: readonly EarlierWeight[] | undefined;
}

/** The limits of each level, inclusive; absent where a level has none. */
interface Limits {
  readonly urgentLow?: number;
  readonly watchLow?: number;
  readonly watchHigh?: number;
  readonly urgentHigh?: number;
}

const none: Limits = {};

const limits: Record<Exclude<VitalKind, 'glucose' | 'blood-pressure'>, Limits> = {
  'heart-rate': { urgentLow: 40, watchLow: 50, watchHigh: 91, urgentHigh: 131 },
  temperature: { urgentLow: 35, watchLow: 36, watchHigh: 38.1, urgentHigh: 39.1 },
  'oxygen-saturation': { urgentLow: 91, watchLow: 95 },
  'respiratory-rate': { urgentLow: 8, watchLow: 11, watchHigh: 21, urgentHigh: 25 },
  weight: none,
};

const systolic: Limits = { urgentLow: 90, watchLow: 110, watchHigh: 140, urgentHigh: 180 };
const diastolic: Limits = { urgentLow: 40, watchLow: 59, watchHigh: 90, urgentHigh: 110 };

/**
 * Glucose is judged in the unit in which it was entered, because the published limits of the two
 * units are rounded each for itself: 11.1 mmol/L is the limit, and only 199.8 mg/dL. Below 54 and
 * 70 mg/dL, and below 3.0 and 3.9 mmol/L, at the precision of the unit.
 */
const glucoseLimits = {
  'mg/dL': { urgentLow: 53.9, watchLow: 69.9, fasting: 100, random: 200, urgentHigh: 300 },
  'mmol/L': { urgentLow: 2.9, watchLow: 3.8, fasting: 5.6, random: 11.1, urgentHigh: 16.7 },
} as const satisfies Record<GlucoseUnit, Limits & { fasting: number; random: number }>;

/** Scale 2 of NEWS2: 83 or less and, on oxygen, 97 or more score 3 points each. */
const saturation2: Limits = { urgentLow: 83, watchLow: 87 };
const saturation2OnOxygen: Limits = { urgentLow: 83, watchLow: 87, watchHigh: 93, urgentHigh: 97 };

/** Of a target only the level from which a pressure is to be watched changes. */
const systolicBy = (own: OwnLimits | null): Limits => ({
  ...systolic,
  watchHigh: (own && systolicTargets[own]) ?? systolic.watchHigh,
});

function limitsOf(kind: VitalKind, part: VitalPart, context: VitalContext): Limits {
  const { breathing, glucose, unit } = context;
  const own = ownLimitsFor(kind, context.own);
  if (own === 'oxygen-scale-2') {
    return breathing === 'oxygen' ? saturation2OnOxygen : saturation2;
  }
  if (kind === 'blood-pressure') return part === 'diastolic' ? diastolic : systolicBy(own);
  if (kind !== 'glucose') return limits[kind];
  const { fasting, random, ...rest } = glucoseLimits[unit ?? 'mg/dL'];
  return { ...rest, watchHigh: glucose === 'fasting' ? fasting : random };
}

const normal: VitalStatus = { level: 'normal', direction: null };

function statusOfPart(value: number, { urgentLow, watchLow, watchHigh, urgentHigh }: Limits) {
  const status = (level: StatusLevel, direction: StatusDirection): VitalStatus => ({
    level,
    direction,
  });
  if (urgentLow !== undefined && value <= urgentLow) return status('urgent', 'low');
  if (urgentHigh !== undefined && value >= urgentHigh) return status('urgent', 'high');
  if (watchLow !== undefined && value <= watchLow) return status('watch', 'low');
  if (watchHigh !== undefined && value >= watchHigh) return status('watch', 'high');
  return normal;
}

/** The severity of a level for comparison: 0, 1, 2. */
export const gravityOf = (level: StatusLevel): number => statusLevels.indexOf(level);

/**
 * The status of a reading for an adult of 60 or older: that of its most severe part, the first if
 * equal. Sources of the limits: NEWS2 (Royal College of Physicians 2017) for pulse, temperature,
 * oxygen saturation (scale 1, or scale 2 where {@link VitalContext.own} says so), breathing rate and
 * low systolic pressure; WHO hypertension guideline 2021 (140/90) and WHO HEARTS (180/110: refer) for high blood pressure; common practice for a low
 * diastolic pressure (below 60, and 40 or less); ADA Standards of Care for glucose (below 70 and
 * 54, fasting from 100, random and after a meal from 200 mg/dL; from 300 by common practice), each
 * in its unit ({@link VitalContext.unit}). A weight is judged by its change ({@link suddenChange}).
 * This is a hint, not a diagnosis.
 */
export function statusOf(
  kind: VitalKind,
  values: VitalValues,
  context: VitalContext = {},
): VitalStatus {
  if (kind === 'weight' && 'value' in values) {
    const direction = suddenChange(values.value, context.weights);
    return direction ? { level: 'watch', direction } : normal;
  }
  let gravest = normal;
  for (const [part] of partsOf(kind)) {
    const kept = partOf(values, part);
    if (kept === undefined) continue;
    const value = kind === 'glucose' ? fromMgPerDl(kept, context.unit ?? 'mg/dL') : kept;
    const status = statusOfPart(value, limitsOf(kind, part, context));
    if (gravityOf(status.level) > gravityOf(gravest.level)) gravest = status;
  }
  return gravest;
}

/**
 * Whether a person must confirm a reading before it is kept: an urgent one, and an unlikely weight
 * ({@link isUnlikelyWeight}).
 */
export function needsConfirming(
  kind: VitalKind,
  values: VitalValues,
  context: VitalContext = {},
): boolean {
  if (statusOf(kind, values, context).level === 'urgent') return true;
  return kind === 'weight' && 'value' in values && isUnlikelyWeight(values.value, context.weights);
}

const systolicMin = 111;

const bands: Record<Exclude<VitalKind, 'glucose'>, Partial<Record<VitalPart, Range>>> = {
  'heart-rate': { value: { min: 60, max: 100 } },
  'blood-pressure': { systolic: { min: systolicMin, max: 139 }, diastolic: { min: 60, max: 89 } },
  temperature: { value: { min: 36.1, max: 38 } },
  'oxygen-saturation': { value: { min: 96, max: 100 } },
  'respiratory-rate': { value: { min: 12, max: 20 } },
  weight: {},
};

const glucoseBands: Record<GlucoseContext, Range> = {
  fasting: { min: 70, max: 99 },
  'after-meal': { min: 70, max: 179 },
  random: { min: 70, max: 139 },
};

/**
 * The usual range that charts shade, for adults of 60 or older; undefined where there is none
 * (weight). Same sources as {@link statusOf}. It is the resting range, not an alarm limit: NEWS2
 * flags a pulse from 91, though up to 100 is usual.
 */
export function bandOf(
  kind: VitalKind,
  part: VitalPart,
  { breathing, glucose, own: all }: VitalContext = {},
): Range | undefined {
  const own = ownLimitsFor(kind, all);
  const target = own && systolicTargets[own];
  if (target && part === 'systolic') return { min: systolicMin, max: target - 1 };
  if (own === 'oxygen-scale-2') {
    return breathing === 'air' ? { min: scale2Target.min, max: 100 } : scale2Target;
  }
  if (kind === 'glucose') return part === 'value' ? glucoseBands[glucose ?? 'random'] : undefined;
  return bands[kind][part];
}

/** The direction of a change relative to the usual range. */
export const bearings = ['towards', 'away', 'neither'] as const;
export type Bearing = (typeof bearings)[number];

const distance = (value: number, { min, max }: Range) => Math.max(min - value, value - max, 0);

function distanceOf(kind: VitalKind, values: VitalValues, context: VitalContext): number {
  let sum = 0;
  for (const [part] of partsOf(kind)) {
    const value = partOf(values, part);
    const band = bandOf(kind, part, context);
    if (value !== undefined && band) sum += distance(value, band);
  }
  return sum;
}

/**
 * Whether a vital moved towards or away from its usual range, from one reading (or mean) to
 * another.
 */
export function bearingOf(
  kind: VitalKind,
  before: VitalValues,
  after: VitalValues,
  context: VitalContext = {},
): Bearing {
  const change = distanceOf(kind, after, context) - distanceOf(kind, before, context);
  if (Math.abs(change) < 0.05) return 'neither';
  return change < 0 ? 'towards' : 'away';
}
