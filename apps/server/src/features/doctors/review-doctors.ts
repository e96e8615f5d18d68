import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { findReviewedBookings, insertReviews, recountReviews } from './reviews.repo.ts';

/** One person's word about a doctor: 1 to 5 stars. */
export interface NewReview {
  readonly doctorId: string;
  readonly authorId: string;
  readonly stars: number;
  readonly comment: string | null;
  /** The visit it is about, when it took place here. */
  readonly bookingId?: string;
  readonly createdAt: Date;
}

/**
 * Keeps reviews and brings mean and count up to date: one for each visit, and one of each author for
 * each doctor where no visit is named. Answers how many were new. Whoever may run beside another
 * calls `lockSchedule` first, so that no review is left out of the count.
 */
export async function reviewDoctors(tx: Tx, reviews: readonly NewReview[]): Promise<number> {
  if (reviews.length === 0) return 0;
  const made = await insertReviews(
    tx,
    reviews.map((review) => ({ id: newId(), ...review })),
  );
  await recountReviews(tx, [...new Set(reviews.map(({ doctorId }) => doctorId))]);
  return made;
}

/** Which of these bookings have been reviewed. */
export async function reviewedBookings(
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  return new Set(bookingIds.length === 0 ? [] : await findReviewedBookings(db, bookingIds));
}
