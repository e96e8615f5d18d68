import type { Wait, WaitingPatient } from '@hafi/contract/bookings/waitlist.schemas';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { doctorOfPerson, findDoctors } from '../../doctors/doctors.public.ts';
import { listedPatients } from '../list-bookings.ts';
import { findWaitsFor, findWaitsOf, type WaitRow } from './waitlist.repo.ts';

const sinceOf = ({ askedAt, id, mode, type, until, wish }: WaitRow) => ({
  id,
  type,
  mode,
  wish,
  askedAt: askedAt.toISOString(),
  until: until.toISOString(),
});

/** Presents waits to the patient's side, with the doctors and patients that they name. */
export async function presentWaits(
  { db }: Pick<Platform, 'db'>,
  rows: readonly WaitRow[],
): Promise<Wait[]> {
  const doctors = await findDoctors(db, [...new Set(rows.map(({ doctorId }) => doctorId))]);
  const people = await findPeople(db, [...new Set(rows.map(({ patientId }) => patientId))]);
  return rows.flatMap((row) => {
    const [doctor, patient] = [doctors.get(row.doctorId), people.get(row.patientId)];
    if (!doctor || !patient) return [];
    return [
      {
        ...sinceOf(row),
        doctor: { id: doctor.id, name: doctor.name, specialty: doctor.specialty },
        patient: { id: patient.id, name: patient.name },
      },
    ];
  });
}

/**
 * The waits of the caller and of the elders whose bookings they keep, or of one elder, the longest
 * first.
 * @throws Problem not-found for an elder whose bookings the caller does not keep
 */
export async function listWaits(
  platform: Platform,
  personId: string,
  elderId: string | undefined,
): Promise<Wait[]> {
  const patients = await listedPatients(platform, personId, elderId);
  return presentWaits(platform, await findWaitsOf(platform.db, patients, platform.clock.now()));
}

/** Who waits for a place with the doctor who asks, the longest waiting first. */
export async function listWaitingPatients(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  personId: string,
): Promise<WaitingPatient[]> {
  const doctor = await doctorOfPerson(db, personId);
  const rows = doctor ? await findWaitsFor(db, doctor.id, clock.now()) : [];
  const ids = rows.map(({ patientId }) => patientId);
  const people = await findPeople(db, ids);
  return rows.flatMap((row) => {
    const patient = people.get(row.patientId);
    return patient ? [{ ...sinceOf(row), patient: { id: patient.id, name: patient.name } }] : [];
  });
}
