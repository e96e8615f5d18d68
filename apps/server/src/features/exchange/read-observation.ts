import { createHash } from 'node:crypto';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { saidInstant } from '@hafi/contract/core/fields';
import { type VitalKind, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { addVital } from '@hafi/contract/vitals/vitals.contract';
import * as z from 'zod/mini';
import type { ImportReason } from './fhir.messages.ts';
import { systems } from './fhir-terms.ts';

/** A reading as it is entered. */
export type NewReading = ParsedInput<typeof addVital>['body'];

const coded = z.object({
  coding: z._default(
    z.array(z.object({ system: z.optional(z.string()), code: z.optional(z.string()) })),
    [],
  ),
});
const quantity = z.object({
  value: z.number(),
  code: z.optional(z.string()),
  unit: z.optional(z.string()),
});

/** The parts of a FHIR R4 Observation that are read. */
const observation = z.object({
  resourceType: z.literal('Observation'),
  id: z.optional(z.string().check(z.maxLength(200))),
  status: z.string(),
  code: coded,
  effectiveDateTime: z.optional(z.string()),
  valueQuantity: z.optional(quantity),
  component: z.optional(z.array(z.object({ code: coded, valueQuantity: z.optional(quantity) }))),
});
type Quantity = z.output<typeof quantity>;

/** Further LOINC codes that other systems use for our vitals (FHIR R4, glucometers in Rwanda). */
const moreCodes: Readonly<Record<string, VitalKind>> = {
  '59408-5': 'oxygen-saturation',
  '15074-8': 'glucose',
  '1558-6': 'glucose',
  '41653-7': 'glucose',
  '55284-4': 'blood-pressure',
};
const fastingCode = '1558-6';

const kindByCode = new Map<string, VitalKind>([
  ...Object.entries(vitalKinds).map(([kind, { loinc }]) => [loinc, kind as VitalKind] as const),
  ...Object.entries(moreCodes),
]);

const loincOf = ({ coding }: z.output<typeof coded>): string[] =>
  coding.flatMap(({ code, system }) => (code && system === systems.loinc ? [code] : []));

/** UCUM units that are converted to the stored one: value * factor + offset. */
const turned: Readonly<
  Partial<Record<VitalKind, Readonly<Record<string, (value: number) => number>>>>
> = {
  temperature: { '[degF]': (value) => ((value - 32) * 5) / 9 },
  weight: { g: (value) => value / 1000, '[lb_av]': (value) => value * 0.45359237 },
  'heart-rate': { '{beats}/min': (value) => value },
  'respiratory-rate': { '{breaths}/min': (value) => value },
  'blood-pressure': { kPa: (value) => value * 7.500617 },
  glucose: { 'mmol/L': (value) => value * 18 },
};

/** A value in the stored unit; null when its unit is unknown. */
function inKeptUnit(kind: VitalKind, { code, unit, value }: Quantity): number | null {
  const given = code ?? unit;
  if (given === vitalKinds[kind].ucum) return value;
  // The unit is the sender's text: `__proto__` and the like are none of ours.
  const factors = turned[kind];
  if (given === undefined || !factors || !Object.hasOwn(factors, given)) return null;
  return factors[given]?.(value) ?? null;
}

/** Derives a UUID (version 8, RFC 9562) from a name, so that the same name gives the same id. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const finished = ['final', 'amended', 'corrected'];

/** Converts one entry of a bundle to a reading of an elder, or says why it cannot. */
export function readObservation(resource: unknown, elderId: string): NewReading | ImportReason {
  const parsed = observation.safeParse(resource);
  if (!parsed.success) return 'not-observation';
  const { code, component = [], effectiveDateTime, status, valueQuantity } = parsed.data;
  if (!finished.includes(status)) return 'not-final';
  const codes = loincOf(code);
  const kind = codes.map((each) => kindByCode.get(each)).find((each) => each !== undefined);
  if (!kind) return 'unknown-code';
  if (!effectiveDateTime || !saidInstant.safeParse(effectiveDateTime).success) return 'no-time';
  const parts: Record<string, Quantity | undefined> =
    kind === 'blood-pressure'
      ? {
          systolic: component.find((each) => loincOf(each.code).includes('8480-6'))?.valueQuantity,
          diastolic: component.find((each) => loincOf(each.code).includes('8462-4'))?.valueQuantity,
        }
      : { value: valueQuantity };
  const values: Record<string, number> = {};
  for (const [part, given] of Object.entries(parts)) {
    if (!given) return 'no-value';
    const value = inKeptUnit(kind, given);
    if (value === null) return 'unknown-unit';
    values[part] = value;
  }
  return {
    id: idOf(JSON.stringify([elderId, kind, parsed.data.id ?? null, effectiveDateTime, values])),
    kind,
    values,
    takenAt: effectiveDateTime,
    source: 'typed',
    confirmed: true,
    // Judged in its own unit, see statusOf.
    ...(kind === 'glucose' &&
    valueQuantity &&
    (valueQuantity.code ?? valueQuantity.unit) === 'mmol/L'
      ? { unit: 'mmol/L' as const, values: { value: valueQuantity.value } }
      : {}),
    ...(codes.includes(fastingCode) ? { glucoseContext: 'fasting' as const } : {}),
  };
}
