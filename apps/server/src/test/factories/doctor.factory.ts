import { createDoctorProfile, verifyDoctorProfile } from '../../features/doctors/doctors.public.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { TestApp } from '../test-app.ts';
import { makePerson, type SignedIn } from './person.factory.ts';

/** A bookable doctor, signed in. */
export interface DoctorAtWork extends SignedIn {
  readonly doctorId: string;
}

/**
 * Creates a verified doctor. Default: Dr Jean Habimana, with the usual week (Monday to Friday, 9 to
 * 12 and 14 to 17 in Kigali) and all appointment types.
 */
export async function makeDoctor(
  app: Pick<TestApp, 'platform'>,
  options: {
    person?: Parameters<typeof makePerson>[1];
    practice?: Partial<Parameters<typeof createDoctorProfile>[3]>;
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
  const practice: Parameters<typeof createDoctorProfile>[3] = {
    specialty: 'cardiology',
    bio: 'Listens first.',
    experience: 12,
    workplace: 'Remera Clinic',
    sectorCode: '1101',
    languages: ['rw', 'en'],
    types: ['general', 'follow-up', 'emergency'],
    ...options.practice,
  };
  const doctorId = await inTransaction(platform, async (tx) => {
    const id = await createDoctorProfile(platform, tx, person.personId, practice);
    if (options.listed ?? true) await verifyDoctorProfile(tx, id, platform.clock.now());
    return id;
  });
  return { ...person, doctorId };
}
