import { minuteInMs } from '@hafi/base/time';
import { getBooking } from '@hafi/contract/bookings/bookings.contract';
import {
  createPayment,
  getPayment,
  listPaymentMethods,
  type Payment,
} from '@hafi/contract/payments/payments.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, call } from '../../lib/api.ts';

/** The booking to be paid. */
export function usePayableBooking(id: string) {
  return useQuery({
    queryKey: ['bookings', id],
    queryFn: async () => (await call(getBooking, { params: { id } })).data,
  });
}

/** The ways to pay that work here now. */
export function usePaymentMethods() {
  return useQuery({
    queryKey: ['payments', 'methods'],
    queryFn: async () => (await call(listPaymentMethods, {})).data,
    staleTime: 10 * minuteInMs,
  });
}

/** Whether nothing more will happen to a payment by itself. */
export const isSettled = ({ status, method }: Payment) =>
  method === 'after' || (status !== 'created' && status !== 'pending');

const askAgainMs = 3000;

/** One payment; asked for again and again while the payer has not decided. */
export function usePayment(id: string | null) {
  return useQuery({
    queryKey: ['payments', id],
    queryFn: async () => (await call(getPayment, { params: { id: id ?? '' } })).data,
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isSettled(state.data) ? false : askAgainMs),
  });
}

/** Pays. The same idempotency key never charges twice. */
export function useCreatePayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (options: CallOptions<typeof createPayment>) =>
      (await call(createPayment, options)).data,
    onSuccess: (payment) => {
      client.setQueryData(['payments', payment.id], payment);
      void client.invalidateQueries({ queryKey: ['bookings'] });
    },
  });
}
