import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { insertReviews, recountReviews } from './reviews.repo.ts';

/** A person's review of a doctor: 1 to 5 stars. */
export interface NewReview {
  readonly doctorId: string;
  readonly authorId: string;
  readonly stars: number;
  readonly comment: string | null;
  /** The reviewed appointment, if it was booked here. */
  readonly bookingId?: string;
  readonly createdAt: Date;
}

/**
 * Stores reviews and updates mean and count: one per appointment or, without an appointment, one
 * per author and doctor. Returns how many were new. Concurrent callers must call
 * {@link lockSchedule} first, so that no review is missing from the count.
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
