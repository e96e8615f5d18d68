import type { CodeableConcept, CompositionSection, Resource } from '@medplum/fhirtypes';
import { narrativeOf } from './fhir-narrative.ts';
import { concept, systems } from './fhir-terms.ts';

/** A section of the document, before it is written: what it contains, and the words people read. */
export interface IpsPart {
  /** LOINC code of the section, as the profile of the composition fixes it. */
  readonly loinc: string;
  readonly title: string;
  readonly entries: readonly IpsEntry[];
}

/** A resource of a section with its line in the narrative. */
export interface IpsEntry {
  readonly resource: Resource;
  readonly line: string;
}

/**
 * Nobody wrote anything down. Not `nilknown`, which would say that somebody asked and there is none.
 */
const unavailable = (text: string): CodeableConcept =>
  concept(systems.emptyReason, 'unavailable', text);

/** Writes a section; one without entries says that nothing is known. */
export function sectionOf(
  { entries, loinc, title }: IpsPart,
  { language, none }: { readonly language: string; readonly none: string },
): CompositionSection {
  const lines = entries.map(({ line }) => line);
  return {
    title,
    code: concept(systems.loinc, loinc, title),
    text: narrativeOf(lines.length > 0 ? lines : [none], language),
    ...(entries.length > 0
      ? {
          entry: entries.map(({ resource }) => ({
            reference: `${resource.resourceType}/${resource.id}`,
          })),
        }
      : { emptyReason: unavailable(none) }),
  };
}
