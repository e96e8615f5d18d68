import type { Db } from '../../platform/db/database.ts';
import { findReachables, type Reachable } from '../accounts/accounts.public.ts';
import type { DoctorCard } from '../doctors/doctors.public.ts';
import type { BookingRow } from './bookings.repo.ts';
import { keepersOf } from './kept-elders.ts';

/** Whom a booking concerns, asked once for an act and handed to all that tell them or show it. */
export interface Concerned {
  /** Who keep the patient's bookings now. */
  readonly keepers: readonly string[];
  /** Patient, booker and the doctor's person. */
  readonly people: ReadonlyMap<string, Reachable>;
}

/** Whom a booking concerns now; `keepers` where they were asked for in the same act. */
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
