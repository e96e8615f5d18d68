import type { Encounter } from '@medplum/fhirtypes';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findVisitsEver } from './visits.repo.ts';

const system = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';

/**
 * The home visits to an elder that their caregivers logged, as FHIR R4 Encounter: they alone are
 * recorded as held. Of an appointment with a doctor only the time is known.
 */
export async function careEncounters(db: Db, elderId: string): Promise<Encounter[]> {
  const visits = (await findVisitsEver(db, elderId)).filter((visit) => visit.elderId === elderId);
  const people = await findPeople(db, [...new Set(visits.map(({ caregiverId }) => caregiverId))]);
  return visits.map(({ arrivedAt, caregiverId, id, leftAt }): Encounter => {
    const name = people.get(caregiverId)?.name;
    const start = arrivedAt.toISOString();
    return {
      resourceType: 'Encounter',
      id,
      status: leftAt ? 'finished' : 'in-progress',
      class: { system, code: 'HH', display: 'home health' },
      type: [{ text: 'Home visit of a caregiver' }],
      subject: { reference: `Patient/${elderId}` },
      ...(name ? { participant: [{ individual: { display: name } }] } : {}),
      period: leftAt ? { start, end: leftAt.toISOString() } : { start },
    };
  });
}
