import type { CodeableConcept, Meta, Reference, Resource } from '@medplum/fhirtypes';

/** A feature's contribution to an elder's export, as FHIR R4 resources. */
export type FhirSource = (elderId: string) => Promise<readonly Resource[]>;

/** A feature that contributes to exports. */
export interface FhirSlot {
  readonly fhir: readonly FhirSource[];
}

const hl7 = 'http://terminology.hl7.org/CodeSystem';

/** The code systems in use. */
export const systems = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  icd10: 'http://hl7.org/fhir/sid/icd-10',
  observationCategory: `${hl7}/observation-category`,
  conditionClinical: `${hl7}/condition-clinical`,
  conditionVerification: `${hl7}/condition-ver-status`,
  allergyClinical: `${hl7}/allergyintolerance-clinical`,
  allergyVerification: `${hl7}/allergyintolerance-verification`,
  roleCode: `${hl7}/v3-RoleCode`,
  consentScope: `${hl7}/consentscope`,
  consentPolicy: `${hl7}/v3-ActCode`,
  participation: `${hl7}/v3-ParticipationType`,
  actReason: `${hl7}/v3-ActReason`,
  provenanceParticipant: `${hl7}/provenance-participant-type`,
  emptyReason: `${hl7}/list-empty-reason`,
} as const;

/** A code with its system; `text` is for people. */
export const concept = (system: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system, code }],
  ...(text ? { text } : {}),
});

/** A reference to a resource, relative to the base of the bundle's full URLs. */
export const refer = <R extends Resource>(type: R['resourceType'], id: string): Reference<R> => ({
  reference: `${type}/${id}`,
});

/** The profile that a resource claims to conform to. */
export const profiled = (name: string): Meta => ({
  profile: [`http://hl7.org/fhir/StructureDefinition/${name}`],
});
