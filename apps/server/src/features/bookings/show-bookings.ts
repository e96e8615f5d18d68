import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findContactCards } from '../accounts/accounts.public.ts';
import { eldersKeptBy } from '../circle/circle.public.ts';
import { type DoctorCard, findDoctors, reviewedBookings } from '../doctors/doctors.public.ts';
import { type Concerned, keepersOf, patientsSpokenFor } from './booking-people.ts';
import { isPast, type Side, sideOf } from './bookings.policy.ts';
import { presentBooking } from './bookings.presenter.ts';
import type { BookingRow } from './bookings.repo.ts';

/** The caller, and the language of the answer. */
export interface Caller {
  readonly personId: string;
  readonly locale: Locale;
}

const nobody: ReadonlySet<string> = new Set();

/**
 * The patients whose bookings the caller keeps; queried only when others' bookings are among them.
 */
const keptAmong = (db: Db, rows: readonly BookingRow[], personId: string) =>
  rows.some(({ patientId }) => patientId !== personId) ? eldersKeptBy(db, personId) : nobody;

const keptIn = ({ keepers }: Concerned, rows: readonly BookingRow[], personId: string) =>
  keepers.includes(personId) ? new Set(rows.map(({ patientId }) => patientId)) : nobody;

/**
 * Presents bookings to the caller, with the doctors and patients they name; leaves out those that
 * are not (or no longer) theirs. `concerned` if all are of one patient and it has been queried.
 */
export async function showBookings(
  platform: Platform,
  rows: readonly BookingRow[],
  { personId, locale }: Caller,
  concerned?: Concerned,
): Promise<Booking[]> {
  const { clock, db, translate } = platform;
  const now = clock.now();
  const doctors = await findDoctors(db, [...new Set(rows.map((row) => row.doctorId))]);
  const named = new Set(rows.flatMap(({ patientId, bookedBy }) => [patientId, bookedBy]));
  const people = concerned?.people ?? (await findContactCards(db, [...named]));
  const kept = concerned ? keptIn(concerned, rows, personId) : await keptAmong(db, rows, personId);
  const reviewable = await reviewableAmong(platform, rows, personId, kept);
  return rows.flatMap((row) => {
    const doctor = doctors.get(row.doctorId);
    if (!doctor) return [];
    const side = sideOf(row, doctor.personId, personId, kept);
    if (!side) return [];
    const names = { patient: people.get(row.patientId), booker: people.get(row.bookedBy) };
    const mayReview = reviewable.has(row.id);
    const viewer = { side, now, mayReview, personId, locale, translate };
    return [presentBooking(row, doctor, names, viewer)];
  });
}

/** The ids of the appointments that the caller may still review. */
async function reviewableAmong(
  platform: Platform,
  rows: readonly BookingRow[],
  personId: string,
  kept: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const now = platform.clock.now();
  const past = rows.filter(
    (row) => isPast(row, now) && (row.patientId === personId || kept.has(row.patientId)),
  );
  const patientIds = past.map(({ patientId }) => patientId);
  const spokenFor = await patientsSpokenFor(platform, personId, patientIds);
  const ids = past.filter((row) => spokenFor.has(row.patientId)).map(({ id }) => id);
  const reviewed = await reviewedBookings(platform.db, ids);
  return new Set(ids.filter((id) => !reviewed.has(id)));
}

/** Presents one booking, as {@link showBookings}. */
export async function showBooking(
  platform: Platform,
  row: BookingRow,
  caller: Caller,
  concerned?: Concerned,
): Promise<Booking> {
  const [shown] = await showBookings(platform, [row], caller, concerned);
  if (!shown) throw new Problem(coreErrors['not-found']);
  return shown;
}

/** A booking and the caller's side of it. */
interface Party {
  readonly row: BookingRow;
  readonly doctor: DoctorCard;
  readonly side: NonNullable<Side>;
  /** Who keeps the patient's bookings, if that had to be queried to find the side. */
  readonly keepers?: readonly string[];
}

/**
 * Loads a booking and determines the caller's side.
 * @throws Problem not-found for everybody but its patient, who keeps their bookings, and its doctor
 */
export async function asParty(
  db: Db,
  row: BookingRow | undefined,
  personId: string,
): Promise<Party> {
  const doctor = row && (await findDoctors(db, [row.doctorId])).get(row.doctorId);
  if (!row || !doctor) throw new Problem(coreErrors['not-found']);
  const own = sideOf(row, doctor.personId, personId, nobody);
  if (own) return { row, doctor, side: own };
  const keepers = await keepersOf(db, row.patientId);
  if (!keepers.includes(personId)) throw new Problem(coreErrors['not-found']);
  return { row, doctor, side: 'patient', keepers };
}
