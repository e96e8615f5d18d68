import type { AllergyIntolerance, Condition, Coverage } from '@medplum/fhirtypes';
import type { EntryContents, EntryRow } from '../record/record.public.ts';
import { concept, refer, systems } from './fhir-terms.ts';

/** A condition of the record as FHIR R4 Condition; `unconfirmed` if a patient entered it. */
export function conditionOf(row: EntryRow, content: EntryContents['condition']): Condition {
  return {
    resourceType: 'Condition',
    id: row.id,
    clinicalStatus: concept(systems.conditionClinical, content.status),
    verificationStatus: concept(systems.conditionVerification, 'unconfirmed'),
    code: content.code
      ? concept(systems.icd10, content.code, content.name)
      : { text: content.name },
    subject: refer('Patient', row.elderId),
    ...(content.since ? { onsetDateTime: content.since } : {}),
    recordedDate: row.recordedAt.toISOString(),
    ...(content.note ? { note: [{ text: content.note }] } : {}),
  };
}

/** An allergy of the record as FHIR R4 AllergyIntolerance. */
export function allergyOf(row: EntryRow, content: EntryContents['allergy']): AllergyIntolerance {
  return {
    resourceType: 'AllergyIntolerance',
    id: row.id,
    clinicalStatus: concept(systems.allergyClinical, 'active'),
    verificationStatus: concept(systems.allergyVerification, 'unconfirmed'),
    category: [content.kind],
    criticality: content.criticality,
    code: { text: content.substance },
    patient: refer('Patient', row.elderId),
    recordedDate: row.recordedAt.toISOString(),
    ...(content.reaction ? { reaction: [{ manifestation: [{ text: content.reaction }] }] } : {}),
  };
}

/** An insurance of the record as FHIR R4 Coverage; the insurer is named, not coded. */
export function coverageOf(row: EntryRow, content: EntryContents['coverage']): Coverage {
  const { insurer, insurerName, memberNumber, validUntil } = content;
  return {
    resourceType: 'Coverage',
    id: row.id,
    status: 'active',
    ...(memberNumber ? { subscriberId: memberNumber } : {}),
    beneficiary: refer('Patient', row.elderId),
    ...(validUntil ? { period: { end: validUntil } } : {}),
    payor: [
      { type: 'Organization', display: insurerName ?? insurer.toUpperCase().replaceAll('-', ' ') },
    ],
  };
}
