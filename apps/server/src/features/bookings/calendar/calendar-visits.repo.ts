import { and, asc, eq, gte, inArray, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { bookings } from '../bookings.tables.ts';

/** What the calendar of patients and of a doctor shows from an instant on, cancelled ones too, in order. */
export async function findForCalendar(
  db: Db,
  of: { patientIds: readonly string[]; doctorId: string | undefined; since: Date },
): Promise<BookingRow[]> {
  const asDoctor = of.doctorId === undefined ? undefined : eq(bookings.doctorId, of.doctorId);
  return db
    .select()
    .from(bookings)
    .where(
      and(
        or(inArray(bookings.patientId, [...of.patientIds]), asDoctor),
        gte(bookings.startsAt, of.since),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}
