import { bookingReview } from '@hafi/contract/bookings/booking.schemas';
import * as z from 'zod/mini';

/** The values of the radio buttons, best first. */
const answers = ['5', '4', '3', '2', '1'] as const;

/** The values of the review form; the rating is empty until one is chosen. */
export interface ReviewValues {
  rating: '' | (typeof answers)[number];
  comment: string;
}

/** The schema of the review form. */
export const reviewSchema = z.object({
  rating: z.enum(answers),
  comment: bookingReview.shape.comment,
});

/** Converts the form's values to the request. */
export const toReview = ({ rating, comment }: ReviewValues) => ({
  rating: Number(rating),
  comment,
});
