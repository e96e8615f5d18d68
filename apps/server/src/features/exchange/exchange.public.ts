export { narrativeOf } from './fhir-narrative.ts';
export type { FhirSlot } from './fhir-terms.ts';
