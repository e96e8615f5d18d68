import type { Platform } from '../../platform/platform.ts';
import { findDoctors } from '../doctors/doctors.public.ts';
import { findComing } from './booking-lists.repo.ts';

/** A patient's next appointment, for pages of other features; null when there is none. */
export const nextAppointment =
  ({ clock, db }: Platform) =>
  async (patientId: string): Promise<{ startsAt: string; doctor: string } | null> => {
    const page = { after: null, limit: 1, now: clock.now() };
    const [row] = await findComing(db, [patientId], page);
    if (!row) return null;
    const doctor = (await findDoctors(db, [row.doctorId])).get(row.doctorId);
    return { startsAt: row.startsAt.toISOString(), doctor: doctor?.name ?? '' };
  };
