import { createHash } from 'node:crypto';
import { dayInKigali, instantAt, isCalendarDay } from '@hafi/base/kigali-time';
import { type GlucoseContext, type VitalKind, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import * as z from 'zod/mini';
import {
  type ImportedReading,
  isReadable,
  type MarkedWrong,
  originsOf,
  storedOrigin,
} from '../../vitals/vitals.public.ts';
import { systems } from '../fhir-terms.ts';
import type { Entry } from './bundle-references.ts';
import type { ImportReason } from './import.messages.ts';
import { inKeptUnit, type Quantity, quantity, unitOf } from './observation-units.ts';
import { shortList } from './short-list.ts';

const coded = z.object({
  coding: z._default(
    shortList(z.object({ system: z.optional(z.string()), code: z.optional(z.string()) })),
    [],
  ),
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
  component: z.optional(shortList(z.object({ code: coded, valueQuantity: z.optional(quantity) }))),
});
type Observation = z.output<typeof observation>;

const parsed = new WeakMap<object, Observation | 'unreadable'>();

/** An Observation, parsed once: one part of a blood pressure may be looked at with each other part. */
function observationOf(entry: Entry | undefined): Observation | undefined {
  const resource = entry?.resource;
  if (typeof resource !== 'object' || resource === null || !isReadable(entry?.fullUrl)) return;
  const known = parsed.get(resource) ?? observation.safeParse(resource).data ?? 'unreadable';
  parsed.set(resource, known);
  return known === 'unreadable' ? undefined : known;
}

/** Further LOINC codes that other systems use for our vitals (FHIR R4, laboratories, glucometers). */
const moreCodes: Readonly<Record<string, VitalKind>> = {
  '59408-5': 'oxygen-saturation',
  '3141-9': 'weight',
  '2345-7': 'glucose',
  '14749-6': 'glucose',
  '15074-8': 'glucose',
  '74774-1': 'glucose',
  '2340-8': 'glucose',
  '2341-6': 'glucose',
  '32016-8': 'glucose',
  '14743-9': 'glucose',
  '41653-7': 'glucose',
  '55284-4': 'blood-pressure',
  '8480-6': 'blood-pressure',
  '8462-4': 'blood-pressure',
};

/**
 * LOINC codes of glucose that tell when it was measured: fasting in serum or plasma, capillary and
 * venous blood and by glucometer; after a meal in blood, and two hours after one in serum or plasma.
 */
const glucoseContextByCode: ReadonlyMap<string, GlucoseContext> = new Map([
  ['1558-6', 'fasting'],
  ['14771-0', 'fasting'],
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

/** Derives a UUID (version 8, RFC 9562) from a name, so that the same name gives the same id. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const finished = ['final', 'amended', 'corrected'];

interface Moment {
  readonly takenAt: string;
  readonly dayOnly: boolean;
}

/** When something was taken: an instant, or some time on a day. */
function momentOf(
  { effectiveDateTime, effectiveInstant, effectivePeriod: period }: Observation,
  now: Date,
): Moment | null {
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

const pressureParts = { systolic: '8480-6', diastolic: '8462-4' } as const;

/** One part of a blood pressure that came as an Observation of its own, as OpenMRS sends it. */
export interface Half extends Moment {
  readonly part: keyof typeof pressureParts;
  readonly value: string;
}

/** Reads such a part; null for everything else. */
export function halfOf(entry: Entry, now: Date): Half | null {
  const data = observationOf(entry);
  if (!data?.valueQuantity || !finished.includes(data.status)) return null;
  const codes = loincOf(data.code);
  const part = codes.includes(pressureParts.systolic)
    ? 'systolic'
    : codes.includes(pressureParts.diastolic)
      ? 'diastolic'
      : null;
  const moment = momentOf(data, now);
  return part && moment ? { part, value: JSON.stringify(data.valueQuantity), ...moment } : null;
}

/** The values of Observations by the part of a blood pressure. */
function pressureOf(given: readonly Observation[]): Record<string, Quantity | undefined> {
  const all = given.flatMap(({ code, component = [], valueQuantity }) => [
    { code, valueQuantity },
    ...component,
  ]);
  const of = (loinc: string) =>
    all.find((each) => loincOf(each.code).includes(loinc))?.valueQuantity;
  return { systolic: of(pressureParts.systolic), diastolic: of(pressureParts.diastolic) };
}

/** The values in the stored unit, or why there are none. */
function valuesOf(
  kind: VitalKind,
  parts: Record<string, Quantity | undefined>,
): Record<string, number> | ImportReason {
  const given = Object.entries(parts);
  const missing = given.filter(([, quantity]) => !quantity).length;
  if (missing > 0) return missing < given.length ? 'half-pressure' : 'no-value';
  const values: Record<string, number> = {};
  for (const [part, quantity] of given) {
    if (!quantity) continue;
    // "<20" is not 20: without its comparator the number would be another.
    if (quantity.comparator !== undefined) return 'comparator';
    const value = inKeptUnit(kind, quantity);
    if (value === null) return 'unknown-unit';
    values[part] = value;
  }
  return values;
}

interface Reading {
  readonly elderId: string;
  readonly now: Date;
  /** The other part of a blood pressure, where that came by itself. */
  readonly other?: Entry | undefined;
}

/** Converts one entry of a bundle to a reading of an elder, or says why it cannot. */
export function readObservation(
  entry: Entry,
  { elderId, now, other }: Reading,
): ImportedReading | { readonly wrong: MarkedWrong } | ImportReason {
  const data = observationOf(entry);
  if (!data) return 'not-observation';
  const { code, id, status, valueQuantity } = data;
  const own = originsOf(id, entry.fullUrl);
  const codes = loincOf(code);
  const kind = codes.map((each) => kindByCode.get(each)).find((each) => each !== undefined);
  const moment = momentOf(data, now);
  if (status === 'entered-in-error') {
    if (own.length === 0) return 'not-final';
    const when = moment ?? { takenAt: null, dayOnly: false };
    return { wrong: { origin: own, kind: kind ?? null, ...when } };
  }
  if (!finished.includes(status)) return 'not-final';
  if (!kind) return 'unknown-code';
  if (!moment) return 'no-time';
  const half = observationOf(other);
  const isPressure = kind === 'blood-pressure';
  const parts = isPressure ? pressureOf(half ? [data, half] : [data]) : { value: valueQuantity };
  const values = valuesOf(kind, parts);
  if (typeof values === 'string') return values;
  const origin = half ? [...own, ...originsOf(half.id, other?.fullUrl)] : own;
  const glucoseContext = codes.map((each) => glucoseContextByCode.get(each)).find(Boolean);
  const inMmol = kind === 'glucose' && valueQuantity && unitOf(kind, valueQuantity) === 'mmol/L';
  const { dayOnly, takenAt } = moment;
  return {
    origin,
    dayOnly,
    ownId: !half && z.uuid().safeParse(id).success ? (id ?? null) : null,
    reading: {
      id: idOf(JSON.stringify([elderId, kind, storedOrigin(origin), takenAt, values])),
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
