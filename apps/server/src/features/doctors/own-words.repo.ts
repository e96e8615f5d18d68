import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { doctorDaysOff, doctorReviews, doctors } from './doctors.tables.ts';

/** The reviews that a person has written, newest first, with the doctors' names. */
export async function findReviewsBy(db: Db, authorId: string) {
  const { stars, comment, createdAt } = doctorReviews;
  return db
    .select({ stars, comment, createdAt, doctor: doctors.name })
    .from(doctorReviews)
    .innerJoin(doctors, eq(doctors.id, doctorReviews.doctorId))
    .where(eq(doctorReviews.authorId, authorId))
    .orderBy(desc(createdAt));
}

/** Removes text and author of a person's reviews; the stars stay in the mean. */
export async function wipeReviewsBy(tx: Tx, authorId: string): Promise<void> {
  await tx.update(doctorReviews).set({ comment: null }).where(eq(doctorReviews.authorId, authorId));
}

/** Keeps name, licence number and workplace of a doctor for those who were treated. */
export async function keepName(tx: Tx, doctorId: string, keptNumber: string | null): Promise<void> {
  await tx
    .update(doctors)
    .set({
      keptName: sql`${doctors.name}`,
      keptNumber,
      keptWorkplace: sql`${doctors.workplace}`,
    })
    .where(eq(doctors.id, doctorId));
}

/** Removes a practice from the directory and anonymizes it; its bookings keep their row. */
export async function closePractice(tx: Tx, personId: string, now: Date): Promise<void> {
  const closed = await tx
    .update(doctors)
    .set({
      verifiedAt: null,
      bio: '',
      phone: null,
      email: null,
      workplace: '',
      workingHours: [],
      searchWords: '',
      updatedAt: now,
    })
    .where(eq(doctors.personId, personId))
    .returning({ id: doctors.id });
  for (const { id } of closed) {
    await tx.delete(doctorDaysOff).where(eq(doctorDaysOff.doctorId, id));
  }
}
