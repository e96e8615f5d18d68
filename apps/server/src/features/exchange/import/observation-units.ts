import { type VitalKind, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import * as z from 'zod/mini';
import { systems } from '../fhir-terms.ts';

export const quantity = z.object({
  value: z.number(),
  system: z.optional(z.string()),
  code: z.optional(z.string()),
  unit: z.optional(z.string()),
  comparator: z.optional(z.string()),
});
export type Quantity = z.output<typeof quantity>;

/** How other systems write units, in small letters and without spaces and dots, as UCUM. */
const perMinute = ['1/min', 'bpm', 'permin', 'perminute', '/minute', '/mn'];
const counted = (...what: string[]) =>
  what.flatMap((each) => [`${each}/min`, `${each}/minute`, `${each}permin`, `${each}perminute`]);
const celsius = ['cel', 'c', '°c', '℃', 'ºc', 'degc', 'degreesc', 'celsius', 'degreecelsius'];
const fahrenheit = ['[degf]', 'f', '°f', '℉', 'ºf', 'degf', 'degreesf', 'fahrenheit'];
const texts: Readonly<Record<VitalKind, Readonly<Record<string, readonly string[]>>>> = {
  'heart-rate': { '/min': [...perMinute, ...counted('beats', 'beat', 'b', 'pulses')] },
  'respiratory-rate': {
    '/min': [...perMinute, 'rpm', 'cpm', ...counted('breaths', 'breath', 'cycles', 'resp')],
  },
  temperature: {
    Cel: [...celsius, 'degreescelsius'],
    '[degF]': [...fahrenheit, 'degreesfahrenheit'],
  },
  'blood-pressure': {
    'mm[Hg]': ['mmhg', 'mm[hg]', 'millimetersofmercury', 'millimetresofmercury'],
    kPa: ['kpa'],
  },
  'oxygen-saturation': { '%': ['percent', '%o2', '%spo2', 'pct'] },
  weight: {
    kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'],
    g: ['gram', 'grams'],
    '[lb_av]': ['lb', 'lbs', 'pound', 'pounds'],
  },
  glucose: { 'mg/dL': ['mg%', 'mg/100ml', 'mgperdl'], 'mmol/L': ['mmolperl'] },
};

/** UCUM units that are converted to the stored one. */
const turned: Readonly<Record<string, (value: number) => number>> = {
  '[degF]': (value) => ((value - 32) * 5) / 9,
  g: (value) => value / 1000,
  '[lb_av]': (value) => value * 0.45359237,
  kPa: (value) => value * 7.500617,
  'mmol/L': (value) => value * 18,
};

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s.]/gu, '');
const readings: ReadonlyMap<string, string> = new Map(
  Object.entries(texts).flatMap(([kind, units]) =>
    Object.entries(units).flatMap(([ucum, names]) =>
      [ucum, ...names].map((name) => [`${kind} ${plain(name)}`, ucum] as const),
    ),
  ),
);

/**
 * The UCUM unit of a quantity: its code, else its text in one of the usual spellings. Null when it
 * is unknown for this vital: a unit is never guessed.
 */
export function unitOf(kind: VitalKind, { code, system, unit }: Quantity): string | null {
  // A code of another system, such as a concept of the sender's dictionary, is no unit.
  const isCode = code && (system === undefined || system === systems.ucum);
  // UCUM's annotations in braces say what is counted, which the LOINC code says already.
  const given = (isCode ? code : unit)?.replaceAll(/\{[^{}]*\}/g, '');
  return given ? (readings.get(`${kind} ${plain(given)}`) ?? null) : null;
}

/** A value in the stored unit; null when its unit is unknown. */
export function inKeptUnit(kind: VitalKind, given: Quantity): number | null {
  const unit = unitOf(kind, given);
  if (unit === null) return null;
  return unit === vitalKinds[kind].ucum ? given.value : (turned[unit]?.(given.value) ?? null);
}
