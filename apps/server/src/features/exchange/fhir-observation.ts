import { dayInKigali } from '@hafi/base/kigali-time';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import {
  type GlucoseContext,
  type VitalKind,
  type VitalPart,
  type VitalPartRules,
  vitalKinds,
} from '@hafi/contract/vitals/vital-kinds';
import { bandOf } from '@hafi/contract/vitals/vital-status';
import type { CodeableConcept, Observation, Quantity } from '@medplum/fhirtypes';
import {
  kindOf,
  type ReadingRow,
  readContext,
  readLimits,
  readSource,
  readValues,
} from '../vitals/vitals.public.ts';
import { concept, profiled, refer, systems } from './fhir-terms.ts';

/** The vital signs profiles of FHIR R4; glucose has none and is a laboratory result. */
const profiles: Readonly<Partial<Record<VitalKind, string>>> = {
  'heart-rate': 'heartrate',
  'blood-pressure': 'bp',
  temperature: 'bodytemp',
  'oxygen-saturation': 'oxygensat',
  weight: 'bodyweight',
  'respiratory-rate': 'resprate',
};

const titles: Readonly<Record<VitalKind, string>> = {
  'heart-rate': 'Heart rate',
  'blood-pressure': 'Blood pressure',
  temperature: 'Body temperature',
  'oxygen-saturation': 'Oxygen saturation',
  weight: 'Body weight',
  glucose: 'Blood glucose',
  'respiratory-rate': 'Respiratory rate',
};

/**
 * LOINC codes of glucose that tell when it was measured: "Fasting glucose [Mass/volume] in Serum or
 * Plasma", as which glucometers in Rwanda report a fasting value, and "Glucose [Mass/volume] in Blood
 * --post meal". Glucose whose context nobody gave has its kind's general code, like a random one.
 */
const glucoseCodes: Readonly<Record<GlucoseContext, { readonly code: string; title: string }>> = {
  fasting: { code: '1558-6', title: 'Fasting blood glucose' },
  'after-meal': { code: '87422-2', title: 'Blood glucose after a meal' },
  random: { code: vitalKinds.glucose.loinc, title: 'Random blood glucose' },
};

/** What was measured, by the code of its profile, or of the context in which it was measured. */
function codeOf(kind: VitalKind, row: ReadingRow): CodeableConcept {
  const { loinc } = vitalKinds[kind];
  const { glucoseContext } = readContext(row);
  if (kind === 'glucose' && glucoseContext) {
    const { code, title } = glucoseCodes[glucoseContext];
    return concept(systems.loinc, code, title);
  }
  if (kind !== 'oxygen-saturation') return concept(systems.loinc, loinc, titles[kind]);
  // FHIR R4 oxygensat requires the oximeter's code beside the profile's own.
  return {
    coding: [
      { system: systems.loinc, code: loinc },
      { system: systems.loinc, code: '59408-5' },
    ],
    text: titles[kind],
  };
}

export function quantity(kind: VitalKind, value: number): Quantity {
  const { ucum, unit } = vitalKinds[kind];
  return { value, unit, system: systems.ucum, code: ucum };
}

/** What a clinic reads of the own limits by which a reading was judged. */
const rangeTexts: Readonly<Record<OwnLimits, string>> = {
  'oxygen-scale-2':
    'Judged by SpO2 scale 2 of NEWS2 (target 88-92 %), which a doctor has set for this person',
  'systolic-130': 'Judged by a target under 130/90 mmHg, which a doctor has set for this person',
  'systolic-150': 'Judged by a target under 150/90 mmHg, which a doctor has set for this person',
};

type Ranges = Pick<Observation, 'referenceRange'>;

/** The range of the elder's own limits, where a part of a reading was judged by them. */
function ownRange(kind: VitalKind, part: VitalPart, row: ReadingRow): Ranges {
  const limits = readLimits(row);
  if (!limits || part === 'diastolic') return {};
  const band = bandOf(kind, part, { own: [limits], breathing: readContext(row).breathing });
  if (!band) return {};
  const { max, min } = band;
  return {
    referenceRange: [
      {
        low: quantity(kind, min),
        // On air no oxygen is too much.
        ...(max === 100 ? {} : { high: quantity(kind, max) }),
        text: rangeTexts[limits],
      },
    ],
  };
}

/** The numbers of a reading: a value, or the components of the panel. */
function valuesOf(kind: VitalKind, row: ReadingRow): Partial<Observation> {
  const values = readValues(row);
  if ('value' in values) {
    return { valueQuantity: quantity(kind, values.value), ...ownRange(kind, 'value', row) };
  }
  const parts: Readonly<Partial<Record<VitalPart, VitalPartRules>>> = vitalKinds[kind].parts;
  return {
    component: (['systolic', 'diastolic'] as const).map((part) => ({
      code: concept(systems.loinc, parts[part]?.loinc ?? '', `${part} blood pressure`),
      valueQuantity: quantity(kind, values[part]),
      ...ownRange(kind, part, row),
    })),
  };
}

/** A reading as FHIR R4 Observation, by the vital signs profile of its kind. */
export function observationOf(row: ReadingRow): Observation {
  const kind = kindOf(row.kind);
  const profile = profiles[kind];
  return {
    resourceType: 'Observation',
    id: row.id,
    ...(profile ? { meta: profiled(profile) } : {}),
    status: 'final',
    category: [concept(systems.observationCategory, profile ? 'vital-signs' : 'laboratory')],
    code: codeOf(kind, row),
    subject: refer('Patient', row.elderId),
    effectiveDateTime: row.dayOnly ? dayInKigali(row.takenAt) : row.takenAt.toISOString(),
    issued: row.recordedAt.toISOString(),
    ...valuesOf(kind, row),
    // How typed values were measured is not known.
    ...(readSource(row.source) === 'device' ? { method: { text: 'Read from the device' } } : {}),
    ...(row.deviceName ? { device: { display: row.deviceName } } : {}),
  };
}
