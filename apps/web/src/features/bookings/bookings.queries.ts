import type { bookingReview, newBooking } from '@hafi/contract/bookings/booking.schemas';
import {
  createBooking,
  getBooking,
  listBookings,
  rescheduleBooking,
  reviewBooking,
} from '@hafi/contract/bookings/bookings.contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/words/locale.ts';

export type Wishes = z.input<typeof newBooking>;

/** Times change hands with every booking, so both are asked for anew. */
function refresh(client: QueryClient): void {
  // Not waited for: what comes next must not stand still while lists are fetched.
  void client.invalidateQueries({ queryKey: ['bookings'] });
  void client.invalidateQueries({ queryKey: ['doctors'] });
}

/** Own bookings and those that one keeps for elders, or one elder's alone. */
export function useMyBookings(
  scope: 'coming' | 'past' | 'all',
  limit: number,
  { enabled = true, elderId }: { enabled?: boolean; elderId?: string | undefined } = {},
) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['bookings', 'mine', scope, limit, elderId ?? null, locale],
    queryFn: async () => (await call(listBookings, { query: { scope, limit, elderId } })).data,
    enabled,
  });
}

/** One booking. */
export function useBooking(id: string) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['bookings', 'one', id, locale],
    queryFn: async () => (await call(getBooking, { params: { id } })).data,
  });
}

/** Books. The same key never books twice. */
export function useCreateBooking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishes, key }: { wishes: Wishes; key: string }) =>
      (await call(createBooking, { body: wishes, idempotencyKey: key })).data,
    onSettled: () => refresh(client),
  });
}

/** Moves to another time of the same doctor. */
export function useRescheduleBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (to: { date: string; time: string }) =>
      (await call(rescheduleBooking, { params: { id }, body: to })).data,
    onSettled: () => refresh(client),
  });
}

/** Says how a visit was. */
export function useReviewBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof bookingReview>) =>
      call(reviewBooking, { params: { id }, body }),
    onSettled: () => refresh(client),
  });
}
