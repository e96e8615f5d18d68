import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Bundle, BundleEntry, Provenance, Resource } from '@medplum/fhirtypes';
import type { Principal } from '../../platform/auth/principal.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  demographicsOf,
  findContactCards,
  findPeople,
  requireConfirmed,
} from '../accounts/accounts.public.ts';
import { membersOf, openHealth, requireAccess } from '../circle/circle.public.ts';
import { entriesOf, findRecordEntries } from '../record/record.public.ts';
import {
  findEveryReading,
  findLimits,
  type ReadingRow,
  readSource,
} from '../vitals/vitals.public.ts';
import { goalOf } from './fhir-goals.ts';
import { observationOf } from './fhir-observation.ts';
import { consentOf, patientOf, practitionerOf, relatedPersonOf } from './fhir-people.ts';
import { importOf } from './fhir-provenance.ts';
import { allergyOf, conditionOf, coverageOf } from './fhir-record.ts';
import type { FhirSource } from './fhir-terms.ts';

/** The elder, the circle members and their consents. */
async function peopleOf({ db }: Platform, elderId: string): Promise<Resource[]> {
  const members = await membersOf(db, elderId);
  const people = await findContactCards(db, [elderId, ...members.map(({ personId }) => personId)]);
  const elder = people.get(elderId);
  if (!elder) throw new Problem(coreErrors['not-found']);
  const patient = patientOf(elder, await demographicsOf(db, elderId));
  const circle = members.flatMap((member): Resource[] => {
    const card = people.get(member.personId);
    return card ? [relatedPersonOf(member, card), consentOf(member)] : [];
  });
  return [patient, ...circle];
}

export async function recordOf({ db }: Platform, elderId: string): Promise<Resource[]> {
  const rows = await findRecordEntries(db, elderId);
  return [
    ...entriesOf(rows, 'condition').map((row) => conditionOf(row, row.content)),
    ...entriesOf(rows, 'allergy').map((row) => allergyOf(row, row.content)),
    ...entriesOf(rows, 'coverage').map((row) => coverageOf(row, row.content)),
  ];
}

/** The doctors that other resources refer to, so that the bundle is self-contained. */
async function doctorsOf({ db }: Platform, resources: readonly Resource[]): Promise<Resource[]> {
  const named = new Set<string>();
  for (const resource of resources) {
    if (resource.resourceType !== 'Appointment') continue;
    for (const { actor } of resource.participant) {
      if (actor?.type === 'Practitioner')
        named.add(actor.reference?.replace('Practitioner/', '') ?? '');
    }
  }
  return [...(await findContactCards(db, [...named])).values()].map(practitionerOf);
}

/**
 * Lets whoever may read an elder's health take it along, after they have confirmed who they are, and
 * writes the access log.
 * @throws Problem not-found, confirm-first
 */
export async function openForExport(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<void> {
  await requireAccess(platform, caller, elderId, 'health:read');
  await requireConfirmed(platform, caller);
  await openHealth(platform, caller, elderId, 'export');
}

/** Where the readings came from that were imported. */
async function importsOf({ db }: Platform, readings: readonly ReadingRow[]): Promise<Provenance[]> {
  const imported = readings.filter(({ source }) => readSource(source) === 'imported');
  const people = await findPeople(db, [...new Set(imported.map(({ recordedBy }) => recordedBy))]);
  return imported.map((row) => importOf(row, people));
}

/** The address by which a bundle names a resource. */
export const fullUrlOf = (platform: Pick<Platform, 'origin'>, { id, resourceType }: Resource) =>
  `${platform.origin()}/fhir/${resourceType}/${id}`;

/**
 * An elder's whole health data as one FHIR R4 bundle (type `collection`), for anyone who may read
 * it and has confirmed their identity on this device.
 * @throws Problem not-found for everybody else, confirm-first
 */
export async function exportFhir(
  platform: Platform,
  caller: Principal,
  elderId: string,
  sources: readonly FhirSource[],
): Promise<Bundle> {
  await openForExport(platform, caller, elderId);
  const everything = await findEveryReading(platform.db, elderId);
  const readings = everything.filter(({ withdrawnAt }) => !withdrawnAt);
  const goals = (await findLimits(platform.db, elderId)).map(goalOf);
  const others = (await Promise.all(sources.map((read) => read(elderId)))).flat();
  const resources = [
    ...(await peopleOf(platform, elderId)),
    ...(await doctorsOf(platform, others)),
    ...(await recordOf(platform, elderId)),
    ...others,
    ...goals,
    ...readings.map(observationOf),
    ...(await importsOf(platform, readings)),
  ];
  return {
    resourceType: 'Bundle',
    id: newId(),
    type: 'collection',
    timestamp: platform.clock.now().toISOString(),
    entry: resources.map(
      (resource): BundleEntry => ({
        fullUrl: fullUrlOf(platform, resource),
        resource,
      }),
    ),
  };
}
