import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { doctorReviews, doctors } from './doctors.tables.ts';

export async function insertReviews(
  tx: Db,
  rows: (typeof doctorReviews.$inferInsert)[],
): Promise<void> {
  await tx.insert(doctorReviews).values(rows).onConflictDoNothing();
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
