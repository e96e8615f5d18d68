import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { olderThan } from '../../platform/db/older-than.ts';
import type { Place } from '../../platform/http/cursor.ts';
import type { BookingRow } from './bookings.repo.ts';
import { bookings } from './bookings.tables.ts';

/** A patient's visits that the doctor had agreed to and that are over, newest first. */
export async function findTookPlace(
  db: Db,
  asked: { patientId: string; now: Date; before: Place | null; limit: number },
): Promise<BookingRow[]> {
  const { endsAt, id, patientId, startsAt, status } = bookings;
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(patientId, asked.patientId),
        eq(status, 'booked'),
        lte(endsAt, asked.now),
        olderThan(startsAt, id, asked.before),
      ),
    )
    .orderBy(desc(startsAt), desc(id))
    .limit(asked.limit);
}
