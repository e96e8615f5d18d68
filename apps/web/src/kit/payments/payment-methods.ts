import { minuteInMs } from '@hafi/base/time';
import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import { listPaymentMethods } from '@hafi/contract/payments/payments.contract';
import { statusOf } from '../../lib/query/guarded-query.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The payment methods that are available now, and in time for what begins at `before`. */
export const usePaymentMethods = (before?: string) =>
  useAnswer(
    listPaymentMethods,
    { query: before ? { before } : {} },
    {
      staleTime: 10 * minuteInMs,
    },
  );

/** The ways by which money is paid here: `after` is the promise to pay a visit at the practice. */
export const paidHere = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.filter((method) => method !== 'after');

/**
 * Whether something that is not a visit can be paid here; true while it is not known. An operator may have
 * set up no way to pay.
 */
export function useCanPayHere(): boolean {
  const known = statusOf(usePaymentMethods());
  return known.status !== 'answered' || paidHere(known.data).length > 0;
}
