import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { circleWith, findMemberAccess, mayDecide } from '../circle/circle.public.ts';
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
