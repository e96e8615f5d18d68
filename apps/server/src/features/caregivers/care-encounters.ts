import { minuteInMs } from '@hafi/base/time';
import { visitMinutes } from '@hafi/contract/caregivers/care-terms';
import type { Encounter } from '@medplum/fhirtypes';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findVisitsEver, type VisitRow } from './visits.repo.ts';

const system = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';

/** Whether a visit is over is not known of one whose end was not written down and must be past. */
function statusOf({ arrivedAt, leftAt }: VisitRow, now: Date): Encounter['status'] {
  if (leftAt) return 'finished';
  const longest = visitMinutes.most * minuteInMs;
  return now.getTime() - arrivedAt.getTime() <= longest ? 'in-progress' : 'unknown';
}

/**
 * The home visits to an elder that their caregivers logged, as FHIR R4 Encounter: they alone are
 * recorded as held. Of an appointment with a doctor only the time is known.
 */
export async function careEncounters(db: Db, elderId: string, now: Date): Promise<Encounter[]> {
  const visits = (await findVisitsEver(db, elderId)).filter((visit) => visit.elderId === elderId);
  const people = await findPeople(db, [...new Set(visits.map(({ caregiverId }) => caregiverId))]);
  return visits.map((visit): Encounter => {
    const { arrivedAt, caregiverId, id, leftAt } = visit;
    const name = people.get(caregiverId)?.name;
    const start = arrivedAt.toISOString();
    return {
      resourceType: 'Encounter',
      id,
      status: statusOf(visit, now),
      class: { system, code: 'HH', display: 'home health' },
      type: [{ text: 'Home visit of a caregiver' }],
      subject: { reference: `Patient/${elderId}` },
      ...(name ? { participant: [{ individual: { display: name } }] } : {}),
      period: leftAt ? { start, end: leftAt.toISOString() } : { start },
    };
  });
}
