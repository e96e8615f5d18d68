/** The range of one part of a reading, both ends inclusive. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The parts of a reading: blood pressure has two, every other vital one. */
export const vitalParts = ['value', 'systolic', 'diastolic'] as const;
export type VitalPart = (typeof vitalParts)[number];

/** The rules of one part: the possible range, and the stepper's start and step. */
export interface VitalPartRules {
  /** A number outside is a typing or device error and is refused. */
  readonly possible: Range;
  readonly start: number;
  readonly step: number;
  /** LOINC code of the component, for a panel of several. */
  readonly loinc?: string;
}

export interface VitalKindRules {
  /** LOINC code. */
  readonly loinc: string;
  /** UCUM unit of stored readings. */
  readonly ucum: string;
  /** The unit as displayed; the same in every language. */
  readonly unit: string;
  /** Stored decimals. */
  readonly decimals: 0 | 1;
  readonly parts: Readonly<Partial<Record<VitalPart, VitalPartRules>>>;
}

/**
 * The vitals with their LOINC codes (HL7 FHIR R4 vital signs profile; blood pressure is the panel
 * of systolic and diastolic; glucose is 2339-0) and possible ranges. These are slightly wider than
 * what home devices show (cuffs, oximeters, thermometers, glucometers); for pulse, breathing rate
 * and weight they go far beyond any adult who can be cared for at home.
 */
export const vitalKinds = {
  'heart-rate': {
    loinc: '8867-4',
    ucum: '/min',
    unit: 'bpm',
    decimals: 0,
    parts: { value: { possible: { min: 20, max: 300 }, start: 72, step: 1 } },
  },
  'blood-pressure': {
    loinc: '85354-9',
    ucum: 'mm[Hg]',
    unit: 'mmHg',
    decimals: 0,
    parts: {
      systolic: { possible: { min: 50, max: 300 }, start: 125, step: 1, loinc: '8480-6' },
      diastolic: { possible: { min: 20, max: 200 }, start: 75, step: 1, loinc: '8462-4' },
    },
  },
  temperature: {
    loinc: '8310-5',
    ucum: 'Cel',
    unit: '°C',
    decimals: 1,
    parts: { value: { possible: { min: 25, max: 45 }, start: 36.6, step: 0.1 } },
  },
  'oxygen-saturation': {
    loinc: '2708-6',
    ucum: '%',
    unit: '%',
    decimals: 0,
    parts: { value: { possible: { min: 50, max: 100 }, start: 97, step: 1 } },
  },
  weight: {
    loinc: '29463-7',
    ucum: 'kg',
    unit: 'kg',
    decimals: 1,
    parts: { value: { possible: { min: 20, max: 300 }, start: 60, step: 0.5 } },
  },
  glucose: {
    loinc: '2339-0',
    ucum: 'mg/dL',
    unit: 'mg/dL',
    decimals: 1,
    parts: { value: { possible: { min: 10, max: 1000 }, start: 100, step: 1 } },
  },
  'respiratory-rate': {
    loinc: '9279-1',
    ucum: '/min',
    unit: '/min',
    decimals: 0,
    parts: { value: { possible: { min: 3, max: 80 }, start: 16, step: 1 } },
  },
} as const satisfies Record<string, VitalKindRules>;

export type VitalKind = keyof typeof vitalKinds;

/** Every kind, in display order. */
export const vitalKindNames = Object.keys(vitalKinds) as [VitalKind, ...VitalKind[]];

/** The four on the dashboard's cards. */
export const dashboardVitals = [
  'heart-rate',
  'blood-pressure',
  'temperature',
  'oxygen-saturation',
] as const satisfies readonly VitalKind[];

/** The numbers of a reading, in the stored unit of its kind. */
export type VitalValues =
  | { readonly value: number }
  | { readonly systolic: number; readonly diastolic: number };

/** The parts of a kind's readings with their rules, in display order. */
export function partsOf(kind: VitalKind): (readonly [VitalPart, VitalPartRules])[] {
  const { parts }: VitalKindRules = vitalKinds[kind];
  return vitalParts.flatMap((part) => {
    const rules = parts[part];
    return rules ? [[part, rules] as const] : [];
  });
}

/** One part of a reading; undefined when the reading has no such part. */
export function partOf(values: VitalValues, part: VitalPart): number | undefined {
  return (values as Partial<Record<VitalPart, number>>)[part];
}

/** Rounds to the stored decimals of the kind, half away from zero. */
export function roundVital(kind: VitalKind, value: number): number {
  const factor = 10 ** vitalKinds[kind].decimals;
  return Math.round(value * factor) / factor;
}

/** Units of glucose for input and display; mg/dL is stored. */
export const glucoseUnits = ['mg/dL', 'mmol/L'] as const;
export type GlucoseUnit = (typeof glucoseUnits)[number];

/** 1 mmol/L of glucose in mg/dL, rounded from its molar mass of 180.16 g/mol. */
const mgPerMmol = 18;

/** Converts a glucose value to mg/dL, with one decimal. */
export const toMgPerDl = (value: number, unit: GlucoseUnit): number =>
  roundVital('glucose', unit === 'mmol/L' ? value * mgPerMmol : value);

/** Converts a stored glucose value (mg/dL) to the display unit; mmol/L with one decimal. */
export const fromMgPerDl = (value: number, unit: GlucoseUnit): number =>
  unit === 'mmol/L' ? Math.round((value / mgPerMmol) * 10) / 10 : value;

/** When glucose was measured. The default is random. */
export const glucoseContexts = ['fasting', 'after-meal', 'random'] as const;
export type GlucoseContext = (typeof glucoseContexts)[number];

/**
 * The scale of NEWS2 by which oxygen saturation is judged: 1 for everybody, 2 for those whose target
 * is 88-92 % because a doctor has said so (Royal College of Physicians 2017).
 */
export type OxygenScale = 1 | 2;

/** The target of scale 2, in percent. */
export const scale2Target = { min: 88, max: 92 } as const satisfies Range;

/** What the person breathes while vitals are taken. */
export const breathedGases = ['air', 'oxygen'] as const;
export type BreathedGas = (typeof breathedGases)[number];

/** Level of consciousness by ACVPU (RCP 2017); confusion counts when it is new. */
export const consciousnessLevels = [
  'alert',
  'new-confusion',
  'voice',
  'pain',
  'unresponsive',
] as const;
export type Consciousness = (typeof consciousnessLevels)[number];

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
