import { and, desc, eq, gt, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { bookings } from '../bookings.tables.ts';

/** Bookings of which a fee is still to be paid, the last first. */
export async function findFeesDue(db: Db, limit: number): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.paymentState, 'due'),
        or(
          and(eq(bookings.status, 'cancelled'), gt(bookings.cancellationFee, 0)),
          and(eq(bookings.outcome, 'no-show'), gt(bookings.serviceFee, 0)),
        ),
      ),
    )
    .orderBy(desc(bookings.startsAt), desc(bookings.id))
    .limit(limit);
}
