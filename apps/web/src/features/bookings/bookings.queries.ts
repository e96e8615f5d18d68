import type { bookingReview, newBooking } from '@hafi/contract/bookings/booking.schemas';
import {
  agreeToMove,
  createBooking,
  getBooking,
  listBookings,
  rescheduleBooking,
  reviewBooking,
} from '@hafi/contract/bookings/bookings.contract';
import type * as z from 'zod/mini';
import { ask } from '../../lib/query/ask.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

export type Wishes = z.input<typeof newBooking>;

/** The person's bookings and those they keep for elders, or only one elder's. */
export const useMyBookings = (
  scope: 'coming' | 'past' | 'all',
  limit: number,
  { enabled = true, elderId }: { enabled?: boolean; elderId?: string | undefined } = {},
) => useAnswer(listBookings, { query: { scope, limit, elderId } }, { enabled });

/** One booking. */
export const useBooking = (id: string) => useAnswer(getBooking, { params: { id } });

/** Creates a booking. The same idempotency key never books twice. */
export const useCreateBooking = () =>
  useAct(
    createBooking,
    ({ wishes, key }: { wishes: Wishes; key: string }) => ({ body: wishes, idempotencyKey: key }),
    { answers: ({ data: { id } }) => ask(getBooking, { params: { id } }) },
  );

/** Moves a booking to another time of the same doctor. */
export const useRescheduleBooking = (id: string) =>
  useAct(
    rescheduleBooking,
    (to: { date: string; time: string; alsoThen?: boolean }) => ({ params: { id }, body: to }),
    { answers: () => ask(getBooking, { params: { id } }) },
  );

/** Agrees to the time to which the doctor moved it. */
export const useAgreeToMove = (id: string) =>
  useAct(agreeToMove, () => ({ params: { id } }), {
    answers: () => ask(getBooking, { params: { id } }),
  });

/** Reviews an appointment. */
export const useReviewBooking = (id: string) =>
  useAct(reviewBooking, (body: z.input<typeof bookingReview>) => ({ params: { id }, body }), {
    waits: true,
  });
