import type { MedicalSummary } from '@hafi/contract/accounts/profile.schemas';
import type { Locale } from '@hafi/i18n/locales';
import type {
  AllergyIntolerance,
  Condition,
  MedicationStatement,
  Resource,
} from '@medplum/fhirtypes';
import type { Platform } from '../../platform/platform.ts';
import type { ReadingRow } from '../vitals/vitals.public.ts';
import { observationOf } from './fhir-observation.ts';
import { concept, refer, systems } from './fhir-terms.ts';
import { ipsTexts } from './ips.messages.ts';
import type { IpsEntry, IpsPart } from './ips-section.ts';
import { readingLine } from './summary/reading-line.ts';
import { summaryTexts } from './summary/summary.messages.ts';

/** What an International Patient Summary is written from. */
export interface IpsFacts {
  readonly elderId: string;
  readonly card: MedicalSummary;
  readonly conditions: readonly Condition[];
  readonly allergies: readonly AllergyIntolerance[];
  readonly medicines: readonly MedicationStatement[];
  /** The latest reading of each kind. */
  readonly readings: readonly ReadingRow[];
}

const codeOf = ({ coding }: NonNullable<Condition['clinicalStatus']>) => coding?.[0]?.code;
const isPast = ({ clinicalStatus }: Condition) =>
  clinicalStatus !== undefined && codeOf(clinicalStatus) === 'resolved';

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

const conditionEntry = (resource: Condition): IpsEntry => ({
  resource,
  line: joined(resource.code?.text, resource.onsetDateTime),
});

/**
 * The elder's own words on the medical card, as entries of their own: a danger that was written
 * there only must not be missing. They have the elder's id, so that each document names them alike.
 */
function ownWords({ card, elderId }: IpsFacts) {
  const entry = (words: string | null, resource: (code: { text: string }) => Resource) =>
    words ? [{ resource: resource({ text: words }), line: words }] : [];
  const unconfirmed = (system: string) => ({ verificationStatus: concept(system, 'unconfirmed') });
  return {
    conditions: entry(card.conditions, (code) => ({
      resourceType: 'Condition',
      id: elderId,
      clinicalStatus: concept(systems.conditionClinical, 'active'),
      ...unconfirmed(systems.conditionVerification),
      code,
      subject: refer('Patient', elderId),
    })),
    allergies: entry(card.allergies, (code) => ({
      resourceType: 'AllergyIntolerance',
      id: elderId,
      clinicalStatus: concept(systems.allergyClinical, 'active'),
      ...unconfirmed(systems.allergyVerification),
      code,
      patient: refer('Patient', elderId),
    })),
    medicines: entry(card.medications, (medicationCodeableConcept) => ({
      resourceType: 'MedicationStatement',
      id: elderId,
      status: 'unknown',
      medicationCodeableConcept,
      subject: refer('Patient', elderId),
      // The profile requires a time; FHIR R4's way to say that none is known.
      _effectiveDateTime: { extension: [absent] },
    })),
  };
}

const absent = {
  url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason',
  valueCode: 'unknown',
} as const;

/** Fills in that the birth date is unknown, which the profile of the patient requires to be said. */
export const withBirthDate = <P extends { readonly birthDate?: string }>(patient: P) =>
  patient.birthDate ? patient : { ...patient, _birthDate: { extension: [absent] } };

/**
 * The sections of the document: the three that the profile requires, and those of the others about
 * which Hafi keeps anything.
 */
export function ipsParts(
  { translate }: Pick<Platform, 'translate'>,
  locale: Locale,
  facts: IpsFacts,
): IpsPart[] {
  const say = (text: { id: string }) => translate(locale, text);
  const own = ownWords(facts);
  const past = facts.conditions.filter(isPast);
  const optional = (part: IpsPart) => (part.entries.length > 0 ? [part] : []);
  return [
    {
      loinc: '11450-4',
      title: say(summaryTexts.conditions),
      entries: [
        ...facts.conditions.filter((each) => !isPast(each)).map(conditionEntry),
        ...own.conditions,
      ],
    },
    {
      loinc: '48765-2',
      title: say(summaryTexts.allergies),
      entries: [
        ...facts.allergies.map((resource) => ({
          resource,
          line: joined(
            resource.code?.text,
            resource.criticality === 'high' ? say(summaryTexts.dangerous) : undefined,
            resource.reaction?.[0]?.manifestation[0]?.text,
          ),
        })),
        ...own.allergies,
      ],
    },
    {
      loinc: '10160-0',
      title: say(summaryTexts.medicines),
      entries: [
        ...facts.medicines
          .filter(({ status }) => status === 'active')
          .map((resource) => ({
            resource,
            line: resource.medicationCodeableConcept?.text ?? '',
          })),
        ...own.medicines,
      ],
    },
    ...optional({
      loinc: '8716-3',
      title: say(summaryTexts.vitals),
      entries: facts.readings.map((row) => ({
        resource: observationOf(row),
        line: readingLine({ translate }, locale, row),
      })),
    }),
    ...optional({
      loinc: '11348-0',
      title: say(ipsTexts.past),
      entries: past.map(conditionEntry),
    }),
  ];
}
