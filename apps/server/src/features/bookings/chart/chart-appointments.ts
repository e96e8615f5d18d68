import { dayInKigali, spanOfDay } from '@hafi/base/kigali-time';
import type { Chart } from '@hafi/contract/record/chart.contract';
import type { Db } from '../../../platform/db/database.ts';
import { doctorOfPerson, findDoctors } from '../../doctors/doctors.public.ts';
import { findComing } from '../booking-lists.repo.ts';
import { type BookingRow, findBooking } from '../bookings.repo.ts';
import { findLastMet, findOfPair } from './chart-appointments.repo.ts';

/** How many coming appointments a chart shows. */
const most = 4;

const present = ({ endsAt, id, mode, startsAt, type }: BookingRow) => ({
  id,
  mode,
  type,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

/** The one that runs, else the next one, else the last one of the day. */
const nearest = (rows: readonly BookingRow[], now: Date): BookingRow | undefined =>
  rows.find(({ endsAt }) => endsAt > now) ?? rows.at(-1);

/**
 * The appointments that a doctor's chart of a patient shows: when they last met, the one of today,
 * and what comes with whomever. Callers must have checked access.
 */
export async function chartAppointments(
  db: Db,
  { now, patientId, personId }: { patientId: string; personId: string; now: Date },
): Promise<Pick<Chart, 'coming' | 'today'> & { metAt: Date | null }> {
  const own = (await doctorOfPerson(db, personId))?.id;
  const pair = own ? { doctorId: own, patientId } : null;
  const today = pair && nearest(await findOfPair(db, pair, spanOfDay(dayInKigali(now))), now);
  // Not today's own: what changed since this morning's appointment is not what the doctor asks for.
  const before = today && today.startsAt < now ? today.startsAt : now;
  const met = pair && (await findLastMet(db, pair, before));
  const coming = await findComing(db, [patientId], { after: null, limit: most, now });
  const doctors = await findDoctors(db, [...new Set(coming.map(({ doctorId }) => doctorId))]);
  return {
    metAt: met?.endsAt ?? null,
    today: today ? present(today) : null,
    coming: coming.map((row) => ({
      ...present(row),
      doctor: doctors.get(row.doctorId)?.name ?? '',
      own: row.doctorId === own,
      accepted: row.status === 'booked',
    })),
  };
}

/**
 * When a booking starts, if it is an accepted appointment of this doctor with this patient; null
 * for any other.
 */
export async function ownAppointment(
  db: Db,
  { bookingId, patientId, personId }: { bookingId: string; patientId: string; personId: string },
): Promise<Date | null> {
  const row = await findBooking(db, bookingId);
  const own = (await doctorOfPerson(db, personId))?.id;
  const fits = row?.status === 'booked' && row.patientId === patientId && row.doctorId === own;
  return fits ? row.startsAt : null;
}
