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
import { eldersKeptBy, patientsSpokenFor } from './kept-elders.ts';

/** Who asks, and in which language the answer is written. */
export interface Caller {
  readonly personId: string;
  readonly locale: Locale;
}

const nobody: ReadonlySet<string> = new Set();

/** Whose bookings somebody keeps, asked only where these are others' bookings. */
const keptAmong = (db: Db, rows: readonly BookingRow[], personId: string) =>
  rows.some(({ patientId }) => patientId !== personId) ? eldersKeptBy(db, personId) : nobody;

/**
 * Presents bookings to somebody, with the doctors and patients they name; those that are not theirs
 * (any more) are left out.
 */
export async function showBookings(
  platform: Platform,
  rows: readonly BookingRow[],
  { personId, locale }: Caller,
): Promise<Booking[]> {
  const { clock, db, translate } = platform;
  const now = clock.now();
  const doctors = await findDoctors(db, [...new Set(rows.map((row) => row.doctorId))]);
  const people = await findPeople(db, [
    ...new Set(rows.flatMap(({ patientId, bookedBy }) => [patientId, bookedBy])),
  ]);
  const kept = await keptAmong(db, rows, personId);
  const reviewable = await reviewableAmong(platform, rows, personId, kept);
  return rows.flatMap((row) => {
    const doctor = doctors.get(row.doctorId);
    if (!doctor) return [];
    const side = sideOf(row, doctor.personId, personId, kept);
    if (!side) return [];
    const named = { patient: people.get(row.patientId), booker: people.get(row.bookedBy) };
    const mayReview = reviewable.has(row.id);
    return [presentBooking(row, doctor, named, { side, now, mayReview, locale, translate })];
  });
}

/** The ids of those visits of which somebody may still say how they were. */
async function reviewableAmong(
  platform: Platform,
  rows: readonly BookingRow[],
  personId: string,
  kept: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const now = platform.clock.now();
  const visited = rows.filter(
    (row) => hasBeenVisited(row, now) && (row.patientId === personId || kept.has(row.patientId)),
  );
  const patientIds = visited.map(({ patientId }) => patientId);
  const spokenFor = await patientsSpokenFor(platform, personId, patientIds);
  const ids = visited.filter((row) => spokenFor.has(row.patientId)).map(({ id }) => id);
  const reviewed = await reviewedBookings(platform.db, ids);
  return new Set(ids.filter((id) => !reviewed.has(id)));
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
 * @throws Problem not-found for everybody but its patient, who keeps their bookings, and its doctor
 */
export async function asParty(
  db: Db,
  row: BookingRow | undefined,
  personId: string,
): Promise<{ row: BookingRow; doctor: DoctorCard; side: NonNullable<Side> }> {
  const doctor = row && (await findDoctors(db, [row.doctorId])).get(row.doctorId);
  if (!row || !doctor) throw new Problem(coreErrors['not-found']);
  const side = sideOf(row, doctor.personId, personId, await keptAmong(db, [row], personId));
  if (!side) throw new Problem(coreErrors['not-found']);
  return { row, doctor, side };
}
