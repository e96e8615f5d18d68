import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';

/** The vitals in the order in which a doctor asks for them. */
export const readingOrder = [
  'blood-pressure',
  'heart-rate',
  'oxygen-saturation',
  'glucose',
  'temperature',
  'respiratory-rate',
  'weight',
] as const satisfies readonly VitalKind[];
