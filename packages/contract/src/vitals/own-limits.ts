import type { VitalKind } from './vital-kinds.ts';

/**
 * Limits other than those for most people, by which a treating doctor may have one elder's readings
 * judged: a closed list from published sources, so that nobody types a limit that silences an alarm.
 * `oxygen-scale-2`: NEWS2 (Royal College of Physicians 2017). `systolic-130`: target under 130 mmHg
 * with cardiovascular disease or high risk (WHO hypertension guideline 2021). `systolic-150`: target
 * under 150 mmHg for frail people (PMC6445482). The limits of the diastolic pressure, the low ones and
 * all urgent ones of blood pressure stay. The list is append-only: readings keep its positions.
 */
export const ownLimits = ['oxygen-scale-2', 'systolic-130', 'systolic-150'] as const;
export type OwnLimits = (typeof ownLimits)[number];

/** The vital that each of them is about. */
export const kindOfLimits: Readonly<Record<OwnLimits, LimitableKind>> = {
  'oxygen-scale-2': 'oxygen-saturation',
  'systolic-130': 'blood-pressure',
  'systolic-150': 'blood-pressure',
};

/** The vitals that can have own limits. */
export const limitableKinds = ['oxygen-saturation', 'blood-pressure'] as const;
export type LimitableKind = (typeof limitableKinds)[number];

/** The systolic pressure in mmHg from which a reading is too high for the target. */
export const systolicTargets: Readonly<Partial<Record<OwnLimits, number>>> = {
  'systolic-130': 130,
  'systolic-150': 150,
};

/** Those among an elder's own limits by which a reading is judged; null for those of most people. */
export const ownLimitsFor = (
  kind: VitalKind,
  own: readonly OwnLimits[] | undefined,
): OwnLimits | null => own?.find((limits) => kindOfLimits[limits] === kind) ?? null;
