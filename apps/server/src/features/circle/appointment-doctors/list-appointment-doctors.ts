import type { AppointmentDoctor } from '@hafi/contract/circle/appointment-doctors.contract';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { type Asks, requireDecider } from '../elder-access.ts';
import { findComingAppointmentDoctors } from './appointment-access.repo.ts';

/**
 * The doctors who may see an elder's health because of appointments, now or soon.
 * @throws Problem not-found for anyone who does not decide about the circle
 */
export async function listAppointmentDoctors(
  platform: Platform,
  caller: Asks,
  elderId: string,
): Promise<AppointmentDoctor[]> {
  const { clock, db } = platform;
  await requireDecider(platform, caller, elderId);
  const spans = await findComingAppointmentDoctors(db, elderId, clock.now());
  const people = await findPeople(
    db,
    spans.map(({ personId }) => personId),
  );
  return spans.flatMap(({ closesAt, opensAt, personId }) => {
    const doctor = people.get(personId);
    if (!doctor?.roles.includes('DOCTOR')) return [];
    return [
      {
        personId,
        name: doctor.name,
        photo: doctor.photo,
        opensAt: opensAt.toISOString(),
        closesAt: closesAt.toISOString(),
      },
    ];
  });
}
