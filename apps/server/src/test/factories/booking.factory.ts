import { bookAs } from '../../seed/book-as.ts';
import { quietly } from '../../seed/quietly.ts';
import type { TestApp } from '../test-app.ts';
import { type DoctorAtWork, makeDoctor } from './doctor.factory.ts';
import { makeElder } from './elder.factory.ts';
import type { SignedIn } from './person.factory.ts';

/** A booking, with its patient and doctor. */
export interface MadeBooking {
  readonly id: string;
  readonly doctor: Pick<DoctorAtWork, 'doctorId'>;
  readonly patient: Pick<SignedIn, 'personId'>;
}

type Wish = Parameters<typeof bookAs>[2];

/**
 * Creates a booking through the patient's own action. Default: Wednesday 25 November 2026 at 09:00
 * in Kigali, a general consultation of a new elder with a new doctor. `quiet` notifies nobody.
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
