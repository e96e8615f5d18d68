import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Place } from '../../platform/http/cursor.ts';
import { doctorReviews, doctors } from './doctors.tables.ts';

export type ReviewRow = typeof doctorReviews.$inferSelect;

/** Writes those that are not there yet, and answers how many that were. */
export async function insertReviews(
  tx: Db,
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
  page: { after: Place | null; limit: number },
): Promise<ReviewRow[]> {
  const { createdAt, id } = doctorReviews;
  const { after, limit } = page;
  const beyond =
    after && or(lt(createdAt, after.at), and(eq(createdAt, after.at), lt(id, after.id)));
  return db
    .select()
    .from(doctorReviews)
    .where(and(eq(doctorReviews.doctorId, doctorId), beyond ?? undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** Which of these visits have a review. */
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

/** Writes each doctor's mean and number of reviews. */
export async function recountReviews(tx: Db, doctorIds: readonly string[]): Promise<void> {
  const own = sql`from ${doctorReviews} r where r.doctor_id = ${doctors.id}`;
  await tx
    .update(doctors)
    .set({
      reviews: sql`(select count(*) ${own})`,
      ratingHundredths: sql`(select coalesce(round(avg(r.stars) * 100), 0) ${own})`,
    })
    .where(inArray(doctors.id, [...doctorIds]));
}
