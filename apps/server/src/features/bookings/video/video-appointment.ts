import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type DoctorCard, findDoctors } from '../../doctors/doctors.public.ts';
import { keepersOf, patientSide } from '../booking-people.ts';
import { findBooking } from '../bookings.repo.ts';

/** An appointment by video that takes place, with its two sides. */
interface VideoAppointment {
  readonly patientId: string;
  /** The doctor, as a person. */
  readonly doctorPersonId: string;
  readonly doctorName: string;
  /** The number of the practice, as the directory shows it. */
  readonly practicePhone: string | null;
  /** The doctor, the patient, and who booked for them while they still keep their bookings. */
  readonly people: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Whether its doctor has said how it went, and its time is over. */
  readonly isOver: boolean;
}

/** The doctor of an appointment, however it stands. */
export async function findAppointmentDoctor(db: Db, bookingId: string): Promise<DoctorCard | null> {
  const row = await findBooking(db, bookingId);
  return (row && (await findDoctors(db, [row.doctorId])).get(row.doctorId)) ?? null;
}

/** An appointment by video that the doctor has accepted; null when there is none, or no more. */
export async function findVideoAppointment(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  bookingId: string,
): Promise<VideoAppointment | null> {
  const row = await findBooking(db, bookingId);
  if (row?.mode !== 'video' || row.status !== 'booked') return null;
  const doctor = (await findDoctors(db, [row.doctorId])).get(row.doctorId);
  if (!doctor) return null;
  const patients = patientSide(row, await keepersOf(db, row.patientId));
  const { patientId, startsAt, endsAt } = row;
  return {
    patientId,
    doctorPersonId: doctor.personId,
    doctorName: doctor.name,
    practicePhone: doctor.phone,
    people: [...new Set([doctor.personId, ...patients])],
    startsAt,
    endsAt,
    isOver: row.outcome !== null && endsAt <= clock.now(),
  };
}
