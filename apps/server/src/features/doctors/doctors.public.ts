import { dayInKigali } from '@hafi/base/kigali-time';
import type { AppointmentTypeId, Specialty } from '@hafi/contract/doctors/doctor-kinds';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { createDoctorProfile } from './create-doctor-profile.ts';
import { titled } from './doctors.presenter.ts';
import {
  countListed,
  type DoctorRow,
  findDoctorByPerson,
  findDoctorsByIds,
  findPractice,
  lockDoctor,
  setDoctorVerified,
  setLicenceEndOf,
  setVerifiedOf,
} from './doctors.repo.ts';
import { reviewDoctors } from './review-doctors.ts';
import { findReviewedBookings } from './reviews.repo.ts';
import { blockedMinutes, isOfferedAt } from './slots.ts';

export {
  type BlockRow,
  type DayOffRow,
  type DoctorRow,
  deleteBlock,
  deleteDayOff,
  findBlocks,
  findDaysOff,
  findDoctorByPerson,
  findDoctorsByPersons,
  insertBlock,
  insertDayOff,
  updateDoctor,
} from './doctors.repo.ts';
export type { WorkingSpell } from './doctors.tables.ts';
export { holidayOn } from './holidays.ts';
export { type PracticeFacts, practiceColumns, yearsSince } from './practice-facts.ts';
export { blockedMinutes, createDoctorProfile, reviewDoctors };

/** What other features may know about a doctor. */
export interface DoctorCard {
  readonly id: string;
  readonly personId: string;
  /** Title and name, ready to display. */
  readonly name: string;
  readonly specialty: Specialty;
  readonly workplace: string;
  readonly sector: string;
  readonly district: string;
  /** The appointment types they offer. */
  readonly types: readonly AppointmentTypeId[];
  readonly verified: boolean;
  /** When the licence that was checked ends; null when no end is known. */
  readonly licensedUntil: Date | null;
  /** The number of the practice, as the directory shows it. */
  readonly phone: string | null;
}

/** Of a doctor whose account has ended, what was kept for those who were treated. */
function nameOf({ keptName, keptNumber, name }: DoctorRow): string {
  if (keptName === null) return titled(name);
  return keptNumber === null ? titled(keptName) : `${titled(keptName)} (${keptNumber})`;
}

const cardOf = (row: DoctorRow): DoctorCard => ({
  id: row.id,
  personId: row.personId,
  name: nameOf(row),
  specialty: row.specialty,
  workplace: row.keptWorkplace ?? row.workplace,
  sector: row.sector,
  district: row.district,
  types: row.types,
  verified: row.verifiedAt !== null,
  licensedUntil: row.licensedUntil,
  phone: row.phone,
});

export { keepName } from './own-words.repo.ts';

/** Doctors by id; unknown ids are left out. */
export async function findDoctors(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DoctorCard>> {
  const rows = await findDoctorsByIds(db, ids);
  return new Map(rows.map((row) => [row.id, cardOf(row)]));
}

/** A person's own practice, or null. */
export async function doctorOfPerson(db: Db, personId: string): Promise<DoctorCard | null> {
  const row = await findDoctorByPerson(db, personId);
  return row ? cardOf(row) : null;
}

/** Serializes the bookings and days off of one doctor until the transaction ends. */
export async function lockSchedule(tx: Tx, doctorId: string): Promise<void> {
  await lockDoctor(tx, doctorId);
}

/**
 * Whether a listed doctor whose licence has not ended works at this Kigali day and time long enough for the appointment: checks
 * working hours, holidays, days off, the horizon and the past, but not other bookings.
 */
export async function isOffered(
  db: Db,
  now: Date,
  doctorId: string,
  at: { date: string; time: string; durationMinutes: number },
): Promise<'offered' | 'not-offered'> {
  const practice = await findPractice(db, doctorId, dayInKigali(now));
  const isOpen = practice?.listed && !hasEnded(practice, now);
  return isOpen && isOfferedAt(practice, at, now) ? 'offered' : 'not-offered';
}

/**
 * Lists the practice of a person since an instant, or takes it out of the directory (null); does
 * nothing for somebody without one.
 */
export async function setPracticeVerified(
  tx: Tx,
  personId: string,
  at: Date | null,
): Promise<void> {
  await setVerifiedOf(tx, personId, at);
}

/** Records when the licence of a person ends; does nothing for somebody without a practice. */
export async function setLicensedUntil(tx: Tx, personId: string, at: Date | null): Promise<void> {
  await setLicenceEndOf(tx, personId, at);
}

/** Whether a licence is over by an instant. */
export const hasEnded = (
  { licensedUntil }: { readonly licensedUntil: Date | null },
  now: Date,
): boolean => licensedUntil !== null && licensedUntil <= now;

/** Verifies a doctor; returns the card, or null when no doctor with this id is waiting. */
export async function verifyDoctorProfile(
  tx: Tx,
  doctorId: string,
  at: Date,
): Promise<DoctorCard | null> {
  const row = await setDoctorVerified(tx, doctorId, at);
  return row ? cardOf(row) : null;
}

/** The number of doctors in the directory. */
export async function countListedDoctors(db: Db): Promise<number> {
  return countListed(db);
}

/** Which of these bookings have been reviewed. */
export async function reviewedBookings(
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  return new Set(bookingIds.length === 0 ? [] : await findReviewedBookings(db, bookingIds));
}
