export type { FhirSlot } from './fhir-terms.ts';
