import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { insertReviews, recountReviews } from './reviews.repo.ts';

/** One person's word about a doctor: 1 to 5 stars. */
export interface NewReview {
  readonly doctorId: string;
  readonly authorId: string;
  readonly stars: number;
  readonly comment: string | null;
  readonly createdAt: Date;
}

/** Keeps reviews, each author's once for each doctor, and brings mean and count up to date. */
export async function reviewDoctors(tx: Db, reviews: readonly NewReview[]): Promise<void> {
  if (reviews.length === 0) return;
  await insertReviews(
    tx,
    reviews.map((review) => ({ id: newId(), ...review })),
  );
  await recountReviews(tx, [...new Set(reviews.map(({ doctorId }) => doctorId))]);
}
