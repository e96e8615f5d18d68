import { bookAs } from '../../seed/book-as.ts';
import { quietly } from '../../seed/quietly.ts';
import type { TestApp } from '../test-app.ts';
import { type DoctorAtWork, makeDoctor } from './doctor.factory.ts';
import { makeElder } from './elder.factory.ts';
import type { SignedIn } from './person.factory.ts';

/** A booked time, and whose it is. */
export interface MadeBooking {
  readonly id: string;
  readonly doctor: Pick<DoctorAtWork, 'doctorId'>;
  readonly patient: Pick<SignedIn, 'personId'>;
}

type Wish = Parameters<typeof bookAs>[2];

/**
 * Books a time by the patient's own act: Wednesday 25 November 2026 at 09:00 in Kigali, a general
 * visit of a new elder to a new doctor, unless told. `quiet` tells nobody of it.
 */
export async function makeBooking(
  app: Pick<TestApp, 'platform'>,
  options: Partial<Omit<Wish, 'doctorId'>> &
    Partial<Pick<MadeBooking, 'doctor' | 'patient'>> & { quiet?: boolean } = {},
): Promise<MadeBooking> {
  const { quiet = false, doctor: wanted, patient: whose, ...wish } = options;
  const doctor = wanted ?? (await makeDoctor(app));
  const patient = whose ?? (await makeElder(app));
  const time = { date: '2026-11-25', time: '09:00', type: 'general' as const, ...wish };
  const book = (platform: TestApp['platform']) =>
    bookAs(platform, patient.personId, { ...time, doctorId: doctor.doctorId });
  const { id } = await (quiet ? quietly(app.platform, book) : book(app.platform));
  return { id, doctor, patient };
}
