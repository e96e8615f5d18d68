import type { Provenance, ProvenanceAgent } from '@medplum/fhirtypes';
import type { NameCard } from '../accounts/accounts.public.ts';
import type { ReadingRow } from '../vitals/vitals.public.ts';
import { concept, systems } from './fhir-terms.ts';

/** What somebody was to a resource: who signed it, or who entered it. */
const part = (code: 'author' | 'enterer'): Pick<ProvenanceAgent, 'type'> => ({
  type: concept(systems.provenanceParticipant, code),
});

/**
 * Where a reading came from that was imported from another system, as FHIR R4 Provenance: who took
 * it over and when, and the resource as its system names it.
 */
export function importOf(row: ReadingRow, people: ReadonlyMap<string, NameCard>): Provenance {
  const { id, origin, recordedAt, recordedBy } = row;
  return {
    resourceType: 'Provenance',
    id,
    target: [{ reference: `Observation/${id}` }],
    recorded: recordedAt.toISOString(),
    agent: [
      { ...part('enterer'), who: { display: people.get(recordedBy)?.name ?? 'A closed account' } },
    ],
    ...(origin ? { entity: [{ role: 'source', what: { display: origin } }] } : {}),
  };
}

/** Who signed a resource, by name and licence number, as FHIR R4 Provenance. */
export const signatureOf = (signed: {
  readonly id: string;
  readonly of: string;
  readonly at: Date;
  readonly by: ProvenanceAgent['who'];
}): Provenance => ({
  resourceType: 'Provenance',
  id: signed.id,
  target: [{ reference: `${signed.of}/${signed.id}` }],
  recorded: signed.at.toISOString(),
  agent: [{ ...part('author'), who: signed.by }],
});
