import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { type DoctorCard, findDoctors, reviewedBookings } from '../doctors/doctors.public.ts';
import { hasBeenVisited, type Side, sideOf } from './bookings.policy.ts';
import { presentBooking } from './bookings.presenter.ts';
import type { BookingRow } from './bookings.repo.ts';

/** Who asks, and in which language the answer is written. */
export interface Caller {
  readonly personId: string;
  readonly locale: Locale;
}

/** Presents bookings to somebody, with the doctors and patients they name. */
export async function showBookings(
  platform: Platform,
  rows: readonly BookingRow[],
  { personId, locale }: Caller,
): Promise<Booking[]> {
  const { clock, db, translate } = platform;
  const now = clock.now();
  const doctors = await findDoctors(db, [...new Set(rows.map((row) => row.doctorId))]);
  const patients = await findPeople(db, [...new Set(rows.map((row) => row.patientId))]);
  const visited = rows.filter((row) => hasBeenVisited(row, personId, now)).map(({ id }) => id);
  const reviewed = await reviewedBookings(db, visited);
  return rows.flatMap((row) => {
    const doctor = doctors.get(row.doctorId);
    if (!doctor) return [];
    const side = sideOf(row, doctor.personId, personId);
    const patient = patients.get(row.patientId);
    const mayReview = visited.includes(row.id) && !reviewed.has(row.id);
    return [presentBooking(row, doctor, patient, { side, now, mayReview, locale, translate })];
  });
}

/** Presents one booking, as {@link showBookings}. */
export async function showBooking(
  platform: Platform,
  row: BookingRow,
  caller: Caller,
): Promise<Booking> {
  const [shown] = await showBookings(platform, [row], caller);
  if (!shown) throw new Problem(coreErrors['not-found']);
  return shown;
}

/**
 * Finds out who is who for a booking.
 * @throws Problem not-found for everybody but its patient, who booked it, and its doctor
 */
export async function asParty(
  db: Db,
  row: BookingRow | undefined,
  personId: string,
): Promise<{ row: BookingRow; doctor: DoctorCard; side: NonNullable<Side> }> {
  const doctor = row && (await findDoctors(db, [row.doctorId])).get(row.doctorId);
  const side = row && sideOf(row, doctor?.personId, personId);
  if (!row || !doctor || !side) throw new Problem(coreErrors['not-found']);
  return { row, doctor, side };
}
