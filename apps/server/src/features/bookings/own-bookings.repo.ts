import { and, asc, eq, gt, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookings } from './bookings.tables.ts';

// Not those that they made for somebody else: they are that one's, also when the maker leaves.
const ofPerson = (personId: string) => eq(bookings.patientId, personId);

/** Every booking of which somebody is the patient, oldest first. */
export async function findAllOf(db: Db, personId: string): Promise<BookingRow[]> {
  return db.select().from(bookings).where(ofPerson(personId)).orderBy(asc(bookings.startsAt));
}

/** The ids of bookings that have not begun, of a patient or of a practice. */
export async function findOpenIds(
  db: Db,
  whose: { personId: string; doctorId: string | null },
  now: Date,
): Promise<string[]> {
  const { personId, doctorId } = whose;
  const mine = doctorId
    ? or(ofPerson(personId), eq(bookings.doctorId, doctorId))
    : ofPerson(personId);
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(mine, ne(bookings.status, 'cancelled'), gt(bookings.startsAt, now)))
    .orderBy(asc(bookings.startsAt));
  return rows.map(({ id }) => id);
}

/** Takes what a patient wrote out of their bookings. */
export async function wipeWords(tx: Db, personId: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ note: null, cancelReason: null })
    .where(eq(bookings.patientId, personId));
}
