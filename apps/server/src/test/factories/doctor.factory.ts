import { createDoctorProfile, verifyDoctorProfile } from '../../features/doctors/doctors.public.ts';
import type { TestApp } from '../test-app.ts';
import { makePerson, type SignedIn } from './person.factory.ts';

/** A doctor whom one can book, signed in. */
export interface DoctorAtWork extends SignedIn {
  readonly doctorId: string;
}

/**
 * Makes a verified doctor, Dr Jean Habimana unless told, with the usual week (Monday to Friday, 9
 * to 12 and 14 to 17 in Kigali) and all kinds of visit.
 */
export async function makeDoctor(
  app: Pick<TestApp, 'platform'>,
  options: {
    person?: Parameters<typeof makePerson>[1];
    practice?: Partial<Parameters<typeof createDoctorProfile>[2]>;
    listed?: boolean;
  } = {},
): Promise<DoctorAtWork> {
  const { platform } = app;
  const person = await makePerson(app, {
    firstName: 'Jean',
    lastName: 'Habimana',
    roles: ['DOCTOR'],
    ...options.person,
  });
  const doctorId = await createDoctorProfile(platform, person.personId, {
    specialty: 'cardiology',
    bio: 'Listens first.',
    experience: 12,
    workplace: 'Remera Clinic',
    sectorCode: '1101',
    languages: ['rw', 'en'],
    types: ['general', 'follow-up', 'emergency'],
    ...options.practice,
  });
  if (options.listed ?? true) {
    await verifyDoctorProfile(platform.db, doctorId, platform.clock.now());
  }
  return { ...person, doctorId };
}
