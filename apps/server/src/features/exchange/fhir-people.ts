import type { Relation } from '@hafi/contract/circle/circle-terms';
import type { Consent, Patient, Practitioner, RelatedPerson } from '@medplum/fhirtypes';
import type { Demographics, PersonCard } from '../accounts/accounts.public.ts';
import type { CircleMember } from '../circle/circle.public.ts';
import { concept, refer, systems } from './fhir-terms.ts';

/** Family and neighbour roles of HL7 v3 RoleCode; other relations are given as text. */
const roleCodes: Readonly<Partial<Record<Relation, string>>> = {
  spouse: 'SPS',
  child: 'CHILD',
  grandchild: 'GRNDCHILD',
  sibling: 'SIB',
  parent: 'PRN',
  relative: 'FAMMEMB',
  neighbour: 'NBOR',
  friend: 'FRND',
};

const nameOf = ({ firstName, lastName }: Pick<PersonCard, 'firstName' | 'lastName'>) => [
  { use: 'official' as const, family: lastName, given: [firstName] },
];

const telecomOf = ({ email, phoneNumber }: Pick<PersonCard, 'email' | 'phoneNumber'>) => {
  const ways = [
    ...(phoneNumber
      ? [{ system: 'phone' as const, value: phoneNumber, use: 'mobile' as const }]
      : []),
    ...(email ? [{ system: 'email' as const, value: email }] : []),
  ];
  return ways.length > 0 ? { telecom: ways } : {};
};

/** The elder as FHIR R4 Patient. */
export function patientOf(card: PersonCard, facts: Demographics): Patient {
  const { birthdate, cell, district, nationalId, sector, sex, village } = facts;
  const line = [village, cell, sector].filter((part): part is string => Boolean(part));
  return {
    resourceType: 'Patient',
    id: card.id,
    identifier: [
      { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${card.id}` },
      // NIDA publishes no identifier system, so the type says what the number is.
      ...(nationalId ? [{ type: { text: 'National ID (NIDA)' }, value: nationalId }] : []),
    ],
    active: true,
    name: nameOf(card),
    ...telecomOf(card),
    ...(sex ? { gender: sex } : {}),
    ...(birthdate ? { birthDate: birthdate } : {}),
    ...(district
      ? {
          address: [{ use: 'home', ...(line.length > 0 ? { line } : {}), district, country: 'RW' }],
        }
      : {}),
    communication: [{ language: concept('urn:ietf:bcp:47', card.locale), preferred: true }],
  };
}

/** A doctor as FHIR R4 Practitioner. */
export const practitionerOf = (card: PersonCard): Practitioner => ({
  resourceType: 'Practitioner',
  id: card.id,
  name: [{ use: 'official', family: card.lastName, given: [card.firstName], prefix: ['Dr'] }],
});

/** A circle member as FHIR R4 RelatedPerson, with contact details. */
export function relatedPersonOf(member: CircleMember, card: PersonCard): RelatedPerson {
  const code = roleCodes[member.relation];
  return {
    resourceType: 'RelatedPerson',
    id: member.id,
    active: true,
    patient: refer('Patient', member.elderId),
    relationship: [
      code ? concept(systems.roleCode, code, member.relation) : { text: member.relation },
    ],
    name: nameOf(card),
    ...telecomOf(card),
    period: { start: member.since.toISOString() },
  };
}

/**
 * A member's permissions as FHIR R4 Consent (scope: privacy). It has the membership's id, so that
 * each export names the same consent alike.
 */
export const consentOf = (member: CircleMember): Consent => ({
  resourceType: 'Consent',
  id: member.id,
  status: 'active',
  scope: concept(systems.consentScope, 'patient-privacy'),
  category: [concept(systems.loinc, '59284-0', 'Consent Document')],
  patient: refer('Patient', member.elderId),
  dateTime: member.updatedAt.toISOString(),
  performer: [refer('Patient', member.elderId)],
  policyRule: concept(systems.consentPolicy, 'OPTIN'),
  provision: {
    type: 'permit',
    period: { start: member.since.toISOString() },
    actor: [
      {
        role: concept(systems.participation, 'IRCP'),
        reference: refer('RelatedPerson', member.id),
      },
    ],
    action: member.permissions.map((permission) => ({ text: permission })),
  },
});
