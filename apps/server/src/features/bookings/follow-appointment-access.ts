import type { Tx } from '../../platform/db/tx.ts';
import {
  closeAppointmentAccess,
  type LetGo,
  openAppointmentAccess,
} from '../circle/circle.public.ts';
import type { DoctorCard } from '../doctors/doctors.public.ts';
import type { BookingRow } from './bookings.repo.ts';

/**
 * Lets the doctor see the patient's health around an accepted appointment, and only then; after a
 * move by the doctor once the patient's side has agreed. With `letGo` the doctor gives back what they
 * look after and may not know of any more. Runs in the transaction that changes the booking.
 */
export async function followAppointmentAccess(
  tx: Tx,
  { agreed, createdAt, endsAt, id, patientId, startsAt, status, updatedAt }: BookingRow,
  { personId }: Pick<DoctorCard, 'personId'>,
  letGo?: LetGo,
): Promise<void> {
  const who = { elderId: patientId, personId };
  if (status !== 'booked') await closeAppointmentAccess(tx, id);
  // A doctor must not open a record by moving an appointment: the window that was agreed to stays.
  else if (agreed) {
    const times = { startsAt, endsAt, bookedAt: createdAt, now: updatedAt };
    await openAppointmentAccess(tx, { bookingId: id, ...who, ...times });
  }
  await letGo?.(tx, who);
}
