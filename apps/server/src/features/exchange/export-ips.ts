import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import type {
  Bundle,
  BundleEntry,
  Composition,
  Device,
  Organization,
  Resource,
} from '@medplum/fhirtypes';
import type { Principal } from '../../platform/auth/principal.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { demographicsOf, findContactCards, medicalCardOf } from '../accounts/accounts.public.ts';
import { findLatest } from '../vitals/vitals.public.ts';
import { fullUrlOf, openForExport, recordOf } from './export-fhir.ts';
import { narrativeOf } from './fhir-narrative.ts';
import { patientOf } from './fhir-people.ts';
import { concept, type FhirSource, refer, systems } from './fhir-terms.ts';
import { ipsTexts } from './ips.messages.ts';
import { ipsParts, withBirthDate } from './ips-parts.ts';
import { sectionOf } from './ips-section.ts';

const profile = (name: string) => ({
  profile: [`http://hl7.org/fhir/uv/ips/StructureDefinition/${name}-uv-ips`],
});

/** Who puts the document together: a program, without a clinician's judgement. */
const author: Device = {
  resourceType: 'Device',
  id: 'hafi',
  deviceName: [{ name: 'Hafi', type: 'user-friendly-name' }],
  type: { text: 'Software' },
};

/** Who keeps the document. */
const custodian: Organization = {
  resourceType: 'Organization',
  id: 'hafi',
  active: true,
  name: 'Hafi',
};

const isOf =
  <T extends Resource['resourceType']>(type: T) =>
  (resource: Resource): resource is Extract<Resource, { resourceType: T }> =>
    resource.resourceType === type;

/**
 * An elder's International Patient Summary (HL7 IPS 2.0.0, FHIR R4): a document of what is written
 * down now, for anyone who may read the health and has confirmed their identity on this device.
 * Codes stand only where they are known (LOINC, ATC); everything else is text, as it was entered.
 * @throws Problem not-found for everybody else, confirm-first
 */
export async function exportIps(
  platform: Platform,
  caller: Principal,
  elderId: string,
  { locale, sources }: { readonly locale: Locale; readonly sources: readonly FhirSource[] },
): Promise<Bundle> {
  const { clock, db, translate } = platform;
  await openForExport(platform, caller, elderId);
  const elder = (await findContactCards(db, [elderId])).get(elderId);
  if (!elder) throw new Problem(coreErrors['not-found']);
  const record = await recordOf(platform, elderId);
  const others = (await Promise.all(sources.map((read) => read(elderId)))).flat();
  const parts = ipsParts(platform, locale, {
    elderId,
    card: await medicalCardOf(db, elderId),
    conditions: record.filter(isOf('Condition')),
    allergies: record.filter(isOf('AllergyIntolerance')),
    medicines: others.filter(isOf('MedicationStatement')),
    readings: await findLatest(db, elderId),
  });
  const now = clock.now().toISOString();
  const none = translate(locale, ipsTexts.unavailable);
  const title = translate(locale, ipsTexts.title, { name: elder.name });
  const composition: Composition = {
    resourceType: 'Composition',
    id: newId(),
    meta: profile('Composition'),
    language: locale,
    text: narrativeOf([title, ...parts.map((part) => part.title)], locale),
    status: 'final',
    type: concept(systems.loinc, '60591-5', 'Patient summary Document'),
    subject: refer('Patient', elderId),
    date: now,
    author: [refer('Device', author.id ?? '')],
    title,
    confidentiality: 'N',
    custodian: refer('Organization', custodian.id ?? ''),
    section: parts.map((part) => sectionOf(part, { language: locale, none })),
  };
  const patient = withBirthDate(patientOf(elder, await demographicsOf(db, elderId)));
  const entries = parts.flatMap((part) => part.entries.map(({ resource }) => resource));
  const id = newId();
  return {
    resourceType: 'Bundle',
    id,
    meta: profile('Bundle'),
    language: locale,
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id}` },
    type: 'document',
    timestamp: now,
    entry: [composition, patient, author, custodian, ...entries].map(
      (resource): BundleEntry => ({ fullUrl: fullUrlOf(platform, resource), resource }),
    ),
  };
}
