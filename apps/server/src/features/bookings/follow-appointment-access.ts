import type { Tx } from '../../platform/db/tx.ts';
import { closeAppointmentAccess, openAppointmentAccess } from '../circle/circle.public.ts';
import type { DoctorCard } from '../doctors/doctors.public.ts';
import type { BookingRow } from './bookings.repo.ts';

/**
 * Lets the doctor see the patient's health around an accepted appointment, and only then; after a
 * move by the doctor once the patient's side has agreed. Runs in
 * the transaction that changes the booking.
 */
export async function followAppointmentAccess(
  tx: Tx,
  { agreed, createdAt, endsAt, id, patientId, startsAt, status, updatedAt }: BookingRow,
  { personId }: Pick<DoctorCard, 'personId'>,
): Promise<void> {
  if (status !== 'booked') return closeAppointmentAccess(tx, id);
  // A doctor must not open a record by moving an appointment: the window that was agreed to stays.
  if (!agreed) return;
  return openAppointmentAccess(tx, {
    bookingId: id,
    elderId: patientId,
    personId,
    startsAt,
    endsAt,
    bookedAt: createdAt,
    now: updatedAt,
  });
}
