import { cancelBooking } from '@hafi/contract/bookings/bookings.contract';
import { acceptBooking } from '@hafi/contract/practice/practice.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Cancels, with a reason or without. */
export function useCancelBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (reason: string) =>
      (await call(cancelBooking, { params: { id }, body: { reason } })).data,
    onSettled: () => {
      // Times change hands with every booking. Not waited for: what comes next must not stand still.
      void client.invalidateQueries({ queryKey: ['bookings'] });
      void client.invalidateQueries({ queryKey: ['doctors'] });
    },
  });
}

/** Gives the doctor's word. */
export function useAcceptBooking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await call(acceptBooking, { params: { id } })).data,
    onSettled: () => void client.invalidateQueries({ queryKey: ['bookings'] }),
  });
}
