import { bookingReview } from '@hafi/contract/bookings/booking.schemas';
import * as z from 'zod/mini';

/** The answers as the radio buttons give them, the best first. */
const answers = ['5', '4', '3', '2', '1'] as const;

/** What stands in the form; the rating is empty until one is chosen. */
export interface ReviewValues {
  rating: '' | (typeof answers)[number];
  comment: string;
}

/** What the form asks for before it is sent. */
export const reviewSchema = z.object({
  rating: z.enum(answers),
  comment: bookingReview.shape.comment,
});

/** The review as the server takes it. */
export const toReview = ({ rating, comment }: ReviewValues) => ({
  rating: Number(rating),
  comment,
});
