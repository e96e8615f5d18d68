import {
  type GlucoseUnit,
  roundVital,
  toMgPerDl,
  type VitalKind,
  type VitalValues,
} from './vital-kinds.ts';

/** The numbers of a reading as typed; parts not typed yet are absent. */
export interface EnteredValues {
  readonly kind: VitalKind;
  /** Glucose only. */
  readonly unit?: GlucoseUnit | undefined;
  readonly values: Readonly<
    Partial<Record<'value' | 'systolic' | 'diastolic', number | undefined>>
  >;
}

/** Converts typed numbers to the stored unit and precision; null while a part is missing. */
export function keptValues({ kind, unit, values }: EnteredValues): VitalValues | null {
  if (kind === 'blood-pressure') {
    const { diastolic, systolic } = values;
    if (systolic === undefined || diastolic === undefined) return null;
    return { systolic: roundVital(kind, systolic), diastolic: roundVital(kind, diastolic) };
  }
  const { value } = values;
  if (value === undefined) return null;
  if (kind === 'glucose') return { value: toMgPerDl(value, unit ?? 'mg/dL') };
  return { value: roundVital(kind, value) };
}
