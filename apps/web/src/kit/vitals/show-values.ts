import {
  partOf,
  partsOf,
  type VitalKind,
  type VitalPart,
  type VitalValues,
  vitalKinds,
} from '@hafi/contract/vitals/vital-kinds';
import type { Locale } from '@hafi/i18n/locales';
import { formatNumber } from '@hafi/i18n/numbers';

/**
 * Fixed number of decimals, as measuring devices show them; other vitals show the decimals they
 * have.
 */
const fixed: Partial<Record<VitalKind, number>> = { temperature: 1, glucose: 0 };

/** Formats one number of a vital in the page's language. */
export function showNumber(kind: VitalKind, value: number, locale: Locale): string {
  const { decimals } = vitalKinds[kind];
  return formatNumber(Number(value.toFixed(decimals)), locale, fixed[kind]);
}

/** Formats the numbers of a reading without the unit: `138/84`, `36.6`. */
export function showValues(kind: VitalKind, values: VitalValues, locale: Locale): string {
  return partsOf(kind)
    .map(([part]) => showNumber(kind, partOf(values, part) ?? 0, locale))
    .join('/');
}

/** The part that represents a reading where only one number fits: systolic, or the value. */
export function firstPart(kind: VitalKind): VitalPart {
  return partsOf(kind)[0]?.[0] ?? 'value';
}

/** Formats a change with its sign: `+2`, `-4`, `0`. */
export function showChange(kind: VitalKind, difference: number, locale: Locale): string {
  const written = showNumber(kind, difference, locale);
  return Number(difference.toFixed(vitalKinds[kind].decimals)) > 0 ? `+${written}` : written;
}

/** Ends of the gauge's scale, chosen to hold what home devices usually show. */
export const gaugeScale: Record<VitalKind, readonly [low: number, high: number]> = {
  'heart-rate': [30, 150],
  'blood-pressure': [70, 200],
  temperature: [34, 41],
  'oxygen-saturation': [85, 100],
  weight: [30, 120],
  glucose: [40, 300],
  'respiratory-rate': [4, 36],
};
