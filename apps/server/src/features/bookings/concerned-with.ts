import type { Db } from '../../platform/db/database.ts';
import { findReachables, type Reachable } from '../accounts/accounts.public.ts';
import type { DoctorCard } from '../doctors/doctors.public.ts';
import type { BookingRow } from './bookings.repo.ts';
import { keepersOf } from './kept-elders.ts';

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
