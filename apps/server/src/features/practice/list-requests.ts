import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { listPracticePatients as listEndpoint } from '@hafi/contract/practice/practice.contract';
import type { Caller } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findPatientsOf, requestsOfDoctor } from '../bookings/bookings.public.ts';
import { doctorOfPerson } from '../doctors/doctors.public.ts';

/** The appointments ahead that wait for the doctor's acceptance, the longest waiting first. */
export async function listRequests(
  platform: Platform,
  caller: Pick<Caller, 'locale' | 'personId'>,
): Promise<Booking[]> {
  const doctor = await doctorOfPerson(platform.db, caller.personId);
  return doctor ? requestsOfDoctor(platform, caller, doctor.id) : [];
}

/** Whom the doctor may book, those seen last first. */
export async function listPracticePatients(
  { clock, db }: Platform,
  personId: string,
): Promise<Answer<typeof listEndpoint>['data']> {
  const doctor = await doctorOfPerson(db, personId);
  if (!doctor) return [];
  const patients = await findPatientsOf(db, doctor.id, clock.now());
  const people = await findPeople(
    db,
    patients.map(({ patientId }) => patientId),
  );
  return patients
    .flatMap(({ patientId, lastAt }) => {
      const person = people.get(patientId);
      if (!person) return [];
      const { id, name, photo } = person;
      return [{ id, name, photo, lastAt: lastAt?.toISOString() ?? null }];
    })
    .sort((one, other) => (other.lastAt ?? '').localeCompare(one.lastAt ?? ''));
}
