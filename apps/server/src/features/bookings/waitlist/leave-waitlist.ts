import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDoctors } from '../../doctors/doctors.public.ts';
import { keepersOf, patientScreens } from '../booking-people.ts';
import { deleteWait, findWaitById } from './waitlist.repo.ts';

/**
 * Takes a patient off a waiting list, as the patient or who keeps their bookings. One that has ended
 * meanwhile, by an appointment, is no error.
 * @throws Problem not-found for everybody else
 */
export async function leaveWaitlist(
  platform: Platform,
  personId: string,
  id: string,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const row = await findWaitById(tx, id);
    if (!row) return;
    const keepers = await keepersOf(tx, row.patientId);
    if (row.patientId !== personId && !keepers.includes(personId)) {
      throw new Problem(coreErrors['not-found']);
    }
    await deleteWait(tx, row);
    const doctor = (await findDoctors(tx, [row.doctorId])).get(row.doctorId);
    const screens = patientScreens(row.patientId, keepers);
    tx.changed(['bookings'], doctor ? [...screens, doctor.personId] : screens);
  });
}
