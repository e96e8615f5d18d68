import { dayInKigali } from '@hafi/base/kigali-time';
import {
  type VitalKind,
  type VitalPart,
  type VitalPartRules,
  vitalKinds,
} from '@hafi/contract/vitals/vital-kinds';
import type { Observation, Quantity } from '@medplum/fhirtypes';
import { kindOf, type ReadingRow, readValues } from '../vitals/vitals.public.ts';
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

function quantity(kind: VitalKind, value: number): Quantity {
  const { ucum, unit } = vitalKinds[kind];
  return { value, unit, system: systems.ucum, code: ucum };
}

/** The numbers of a reading: a value, or the components of the panel. */
function valuesOf(kind: VitalKind, row: ReadingRow): Partial<Observation> {
  const values = readValues(row);
  if ('value' in values) return { valueQuantity: quantity(kind, values.value) };
  const parts: Readonly<Partial<Record<VitalPart, VitalPartRules>>> = vitalKinds[kind].parts;
  return {
    component: (['systolic', 'diastolic'] as const).map((part) => ({
      code: concept(systems.loinc, parts[part]?.loinc ?? '', `${part} blood pressure`),
      valueQuantity: quantity(kind, values[part]),
    })),
  };
}

/** A reading as FHIR R4 Observation, by the vital signs profile of its kind. */
export function observationOf(row: ReadingRow): Observation {
  const kind = kindOf(row.kind);
  const profile = profiles[kind];
  const { loinc } = vitalKinds[kind];
  return {
    resourceType: 'Observation',
    id: row.id,
    ...(profile ? { meta: profiled(profile) } : {}),
    status: 'final',
    category: [concept(systems.observationCategory, profile ? 'vital-signs' : 'laboratory')],
    // FHIR R4 oxygensat requires the oximeter's code beside the profile's own.
    code:
      kind === 'oxygen-saturation'
        ? {
            coding: [
              { system: systems.loinc, code: loinc },
              { system: systems.loinc, code: '59408-5' },
            ],
            text: titles[kind],
          }
        : concept(systems.loinc, loinc, titles[kind]),
    subject: refer('Patient', row.elderId),
    effectiveDateTime: row.dayOnly ? dayInKigali(row.takenAt) : row.takenAt.toISOString(),
    issued: row.recordedAt.toISOString(),
    ...valuesOf(kind, row),
    ...(row.deviceName ? { device: { display: row.deviceName } } : {}),
  };
}
