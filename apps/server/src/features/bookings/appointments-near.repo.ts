import { and, gte, inArray, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { bookings } from './bookings.tables.ts';

/** The appointments of these patients between two instants, without cancelled ones. */
export async function findAppointmentsBetween(
  db: Db,
  patients: readonly string[],
  from: Date,
  to: Date,
) {
  if (patients.length === 0) return [];
  const { doctorId, patientId, startsAt, status } = bookings;
  return db
    .select({ doctorId, patientId, startsAt })
    .from(bookings)
    .where(
      and(
        inArray(patientId, [...patients]),
        gte(startsAt, from),
        lte(startsAt, to),
        ne(status, 'cancelled'),
      ),
    );
}
