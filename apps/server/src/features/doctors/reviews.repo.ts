import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/keyset.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import { doctorReviews, doctors } from './doctors.tables.ts';

export type ReviewRow = typeof doctorReviews.$inferSelect;

/** Inserts the reviews that do not exist yet; returns how many. */
export async function insertReviews(
  tx: Tx,
  rows: (typeof doctorReviews.$inferInsert)[],
): Promise<number> {
  const { id } = doctorReviews;
  const made = await tx.insert(doctorReviews).values(rows).onConflictDoNothing().returning({ id });
  return made.length;
}

/** A doctor's reviews, newest first. */
export async function findReviews(
  db: Db,
  doctorId: string,
  { after, limit }: Wanted,
): Promise<ReviewRow[]> {
  const order = newestFirst(doctorReviews.createdAt, doctorReviews.id);
  return db
    .select()
    .from(doctorReviews)
    .where(and(eq(doctorReviews.doctorId, doctorId), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}

/** Which of these bookings have a review. */
export async function findReviewedBookings(
  db: Db,
  bookingIds: readonly string[],
): Promise<(string | null)[]> {
  const { bookingId } = doctorReviews;
  const rows = await db
    .select({ bookingId })
    .from(doctorReviews)
    .where(inArray(bookingId, [...bookingIds]));
  return rows.map((row) => row.bookingId);
}

/** Updates each doctor's mean and number of reviews. */
export async function recountReviews(tx: Tx, doctorIds: readonly string[]): Promise<void> {
  const own = sql`from ${doctorReviews} r where r.doctor_id = ${doctors.id}`;
  await tx
    .update(doctors)
    .set({
      reviews: sql`(select count(*) ${own})`,
      ratingHundredths: sql`(select coalesce(round(avg(r.stars) * 100), 0) ${own})`,
    })
    .where(inArray(doctors.id, [...doctorIds]));
}
