import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachables, type Reachable } from '../accounts/accounts.public.ts';
import { circleWith, findMemberAccess, mayDecide } from '../circle/circle.public.ts';
import type { DoctorCard } from '../doctors/doctors.public.ts';
import type { BookingRow } from './bookings.repo.ts';

type Sides = Pick<BookingRow, 'patientId' | 'bookedBy'>;

/** Which of these patients a person speaks for: themselves, and elders they decide for. */
export async function patientsSpokenFor(
  platform: Pick<Platform, 'clock' | 'db'>,
  personId: string,
  patientIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const spokenFor = new Set<string>();
  for (const patientId of new Set(patientIds)) {
    if (patientId === personId) {
      spokenFor.add(patientId);
      continue;
    }
    const access = await findMemberAccess(platform, personId, patientId);
    if (access && mayDecide(access)) spokenFor.add(patientId);
  }
  return spokenFor;
}

/** The people who keep a patient's bookings now, without the patient. */
export function keepersOf(db: Db, patientId: string): Promise<string[]> {
  return circleWith(db, patientId, 'bookings:manage');
}

/**
 * Who is notified as the patient: the patient, and the booker while they still keep the bookings.
 */
export function patientSide(
  { patientId, bookedBy }: Sides,
  keepers: readonly string[],
): readonly string[] {
  return keepers.includes(bookedBy) ? [patientId, bookedBy] : [patientId];
}

/**
 * Whose screens show a booking on the patient's side: the patient and all who keep their bookings.
 */
export const patientScreens = (patientId: string, keepers: readonly string[]): string[] => [
  patientId,
  ...keepers,
];

/**
 * The people concerned by a booking, queried once per action and passed to everything that notifies
 * them or shows it.
 */
export interface Concerned {
  /** The ids of those who keep the patient's bookings now. */
  readonly keepers: readonly string[];
  /** Patient, booker and doctor, by id. */
  readonly people: ReadonlyMap<string, Reachable>;
}

/** The people concerned by a booking now; `keepers` if the action has already queried them. */
export async function concernedWith(
  db: Db,
  { bookedBy, patientId }: Pick<BookingRow, 'bookedBy' | 'patientId'>,
  doctor: Pick<DoctorCard, 'personId'>,
  keepers?: readonly string[],
): Promise<Concerned> {
  const ids = new Set([patientId, bookedBy, doctor.personId]);
  return {
    keepers: keepers ?? (await keepersOf(db, patientId)),
    people: await findReachables(db, [...ids]),
  };
}
