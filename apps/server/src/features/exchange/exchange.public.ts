export { narrativeOf } from './fhir-narrative.ts';
export { signatureOf } from './fhir-provenance.ts';
export type { FhirSlot } from './fhir-terms.ts';
