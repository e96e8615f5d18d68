import { dayInKigali } from '@hafi/base/kigali-time';
import type { Platform } from '../../platform/platform.ts';
import { doctorsToVerify } from '../doctors/doctors.public.ts';

/** Doctors waiting to be verified, oldest first. */
export async function listDoctorsToVerify({ db, clock }: Platform) {
  const year = Number(dayInKigali(clock.now()).slice(0, 4));
  const waiting = await doctorsToVerify(db);
  return waiting.map(({ id, name, specialty, workplace, practisingSince, since }) => ({
    id,
    name,
    specialty,
    workplace,
    experience: Math.max(0, year - practisingSince),
    since: since.toISOString(),
  }));
}
