import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { circleWith, eldersWith, findMemberAccess, mayDecide } from '../circle/circle.public.ts';
import type { BookingRow } from './bookings.repo.ts';

type Sides = Pick<BookingRow, 'patientId' | 'bookedBy'>;

/**
 * The elders whose bookings somebody keeps at this moment. It is asked each time, and who once
 * booked counts for nothing: the permission may have been withdrawn since.
 */
export async function eldersKeptBy(db: Db, personId: string): Promise<ReadonlySet<string>> {
  return new Set(await eldersWith(db, personId, 'bookings:manage'));
}

/** Those of these patients for whom somebody speaks: themselves, and elders they decide for. */
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

/** Who keep somebody's bookings now, the patient not among them. */
export function keepersOf(db: Db, patientId: string): Promise<string[]> {
  return circleWith(db, patientId, 'bookings:manage');
}

/** Who is told as the patient: themselves, and who booked for them while that one may still. */
export function patientSide(
  { patientId, bookedBy }: Sides,
  keepers: readonly string[],
): readonly string[] {
  return keepers.includes(bookedBy) ? [patientId, bookedBy] : [patientId];
}

/** Whose screens show a booking as the patient's: themselves and all who keep their bookings. */
export const patientScreens = (patientId: string, keepers: readonly string[]): string[] => [
  patientId,
  ...keepers,
];
