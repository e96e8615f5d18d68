/**
 * The four vitals of the elder's dashboard with their LOINC code and UCUM unit
 * (HL7 FHIR R4 vital signs profile; blood pressure is the panel of systolic and diastolic).
 */
export const vitalKinds = {
  'heart-rate': { loinc: '8867-4', ucum: '/min' },
  'blood-pressure': { loinc: '85354-9', ucum: 'mm[Hg]' },
  temperature: { loinc: '8310-5', ucum: 'Cel' },
  'oxygen-saturation': { loinc: '2708-6', ucum: '%' },
} as const;

export type VitalKind = keyof typeof vitalKinds;
