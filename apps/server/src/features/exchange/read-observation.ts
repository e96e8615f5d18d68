import { createHash } from 'node:crypto';
import { dayInKigali, instantAt, isCalendarDay } from '@hafi/base/kigali-time';
import { type GlucoseContext, type VitalKind, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import * as z from 'zod/mini';
import type { ImportedReading } from '../vitals/vitals.public.ts';
import type { ImportReason } from './fhir.messages.ts';
import { systems } from './fhir-terms.ts';

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
  comparator: z.optional(z.string()),
});

/** The parts of a FHIR R4 Observation that are read. */
const observation = z.object({
  resourceType: z.literal('Observation'),
  id: z.optional(z.string().check(z.maxLength(200))),
  status: z.string(),
  code: coded,
  effectiveDateTime: z.optional(z.string()),
  effectiveInstant: z.optional(z.string()),
  effectivePeriod: z.optional(
    z.object({ start: z.optional(z.string()), end: z.optional(z.string()) }),
  ),
  valueQuantity: z.optional(quantity),
  component: z.optional(z.array(z.object({ code: coded, valueQuantity: z.optional(quantity) }))),
});
type Quantity = z.output<typeof quantity>;

/** Further LOINC codes that other systems use for our vitals (FHIR R4, glucometers in Rwanda). */
const moreCodes: Readonly<Record<string, VitalKind>> = {
  '59408-5': 'oxygen-saturation',
  '15074-8': 'glucose',
  '41653-7': 'glucose',
  '55284-4': 'blood-pressure',
};

/**
 * LOINC codes of glucose that tell when it was measured: fasting in serum or plasma, capillary and
 * venous blood and by glucometer; after a meal in blood, and two hours after one in serum or plasma.
 */
const glucoseContextByCode: ReadonlyMap<string, GlucoseContext> = new Map([
  ['1558-6', 'fasting'],
  ['1556-0', 'fasting'],
  ['1557-8', 'fasting'],
  ['41604-0', 'fasting'],
  ['87422-2', 'after-meal'],
  ['1521-4', 'after-meal'],
]);

const kindByCode = new Map<string, VitalKind>([
  ...Object.entries(vitalKinds).map(([kind, { loinc }]) => [loinc, kind as VitalKind] as const),
  ...Object.entries(moreCodes),
  ...[...glucoseContextByCode.keys()].map((code) => [code, 'glucose'] as const),
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

/** When something was taken: an instant, or some time on a day. */
function momentOf(
  { effectiveDateTime, effectiveInstant, effectivePeriod: period }: z.output<typeof observation>,
  now: Date,
): { takenAt: string; dayOnly: boolean } | null {
  const said = effectiveDateTime ?? effectiveInstant ?? period?.start ?? period?.end ?? '';
  if (z.iso.datetime({ offset: true }).safeParse(said).success) {
    return { takenAt: new Date(said).toISOString(), dayOnly: false };
  }
  if (!isCalendarDay(said)) return null;
  // Noon lies within that day in every reader's zone near Rwanda; today's noon may not have come.
  const noon = instantAt(said, '12:00');
  const at = said === dayInKigali(now) && noon > now ? now : noon;
  return { takenAt: at.toISOString(), dayOnly: true };
}

/** A resource that its system marks as wrong, by the name under which it was taken over. */
export interface MarkedWrong {
  readonly wrong: string;
}

/** How the resource is known in its system: a full address tells more than an id. */
function originOf(id: string | undefined, fullUrl: string | undefined): string | null {
  return fullUrl && /^(https?|urn):/.test(fullUrl) ? fullUrl.slice(0, 300) : (id ?? null);
}

/** Converts one entry of a bundle to a reading of an elder, or says why it cannot. */
export function readObservation(
  { fullUrl, resource }: { fullUrl?: string | undefined; resource: unknown },
  elderId: string,
  now: Date,
): ImportedReading | MarkedWrong | ImportReason {
  const parsed = observation.safeParse(resource);
  if (!parsed.success) return 'not-observation';
  const { code, component = [], id, status, valueQuantity } = parsed.data;
  const origin = originOf(id, fullUrl);
  if (status === 'entered-in-error') return origin === null ? 'not-final' : { wrong: origin };
  if (!finished.includes(status)) return 'not-final';
  const codes = loincOf(code);
  const kind = codes.map((each) => kindByCode.get(each)).find((each) => each !== undefined);
  if (!kind) return 'unknown-code';
  const moment = momentOf(parsed.data, now);
  if (!moment) return 'no-time';
  const parts: Record<string, Quantity | undefined> =
    kind === 'blood-pressure'
      ? {
          systolic: component.find((each) => loincOf(each.code).includes('8480-6'))?.valueQuantity,
          diastolic: component.find((each) => loincOf(each.code).includes('8462-4'))?.valueQuantity,
        }
      : { value: valueQuantity };
  const glucoseContext = codes.map((each) => glucoseContextByCode.get(each)).find(Boolean);
  const inMmol =
    kind === 'glucose' && valueQuantity && (valueQuantity.code ?? valueQuantity.unit) === 'mmol/L';
  const values: Record<string, number> = {};
  for (const [part, given] of Object.entries(parts)) {
    if (!given) return 'no-value';
    // "<20" is not 20: without its comparator the number would be another.
    if (given.comparator !== undefined) return 'comparator';
    const value = inKeptUnit(kind, given);
    if (value === null) return 'unknown-unit';
    values[part] = value;
  }
  const { dayOnly, takenAt } = moment;
  return {
    origin,
    dayOnly,
    ownId: z.uuid().safeParse(id).success ? (id ?? null) : null,
    reading: {
      id: idOf(JSON.stringify([elderId, kind, origin, takenAt, values])),
      kind,
      values,
      takenAt,
      source: 'typed',
      confirmed: true,
      // Judged in the unit in which it was measured: 11.1 mmol/L is a limit, 199.8 mg/dL is not.
      ...(inMmol ? { unit: 'mmol/L' as const, values: { value: valueQuantity.value } } : {}),
      ...(glucoseContext ? { glucoseContext } : {}),
    },
  };
}
