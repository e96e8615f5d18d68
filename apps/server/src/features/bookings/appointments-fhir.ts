import type { Appointment } from '@medplum/fhirtypes';
import type { Db } from '../../platform/db/database.ts';
import { findDoctors } from '../doctors/doctors.public.ts';
import { findAllOf } from './booking-lists.repo.ts';

const statusOf = { done: 'fulfilled', 'no-show': 'noshow' } as const;

/**
 * An elder's appointments, past and future, as FHIR R4 Appointment. One whose time has passed stays
 * booked until its doctor records whether it was held.
 */
export async function appointmentsOf(db: Db, elderId: string): Promise<Appointment[]> {
  const rows = await findAllOf(db, elderId);
  const doctors = await findDoctors(db, [...new Set(rows.map(({ doctorId }) => doctorId))]);
  return rows.map((row) => {
    const doctor = doctors.get(row.doctorId);
    const answered = row.status === 'pending' ? 'needs-action' : 'accepted';
    return {
      resourceType: 'Appointment',
      id: row.id,
      status: row.outcome ? statusOf[row.outcome] : row.status,
      appointmentType: { text: row.type },
      ...(row.cancelReason ? { cancelationReason: { text: row.cancelReason } } : {}),
      start: row.startsAt.toISOString(),
      end: row.endsAt.toISOString(),
      minutesDuration: row.duration,
      created: row.createdAt.toISOString(),
      ...(row.note ? { comment: row.note } : {}),
      participant: [
        { actor: { reference: `Patient/${elderId}`, type: 'Patient' }, status: 'accepted' },
        {
          actor: {
            ...(doctor ? { reference: `Practitioner/${doctor.personId}` } : {}),
            type: 'Practitioner',
            display: doctor?.name ?? '',
          },
          status: answered,
        },
      ],
    };
  });
}
