import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import type { listPaymentMethods as listEndpoint } from '@hafi/contract/payments/payments.contract';
import { useEffect, useState } from 'react';
import { call } from './api.ts';

/** A copy without schemas, which a public page would load with all of the contract of payments. */
const listPaymentMethods = {
  method: 'GET',
  path: '/api/payment-methods',
} satisfies Pick<typeof listEndpoint, 'method' | 'path'> as typeof listEndpoint;

/**
 * The ways by which money is paid here, for a public page, which has no query client; null while, and
 * where, they are not known.
 */
export function useWaysToPay(): readonly PaymentMethod[] | null {
  const [ways, setWays] = useState<readonly PaymentMethod[] | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call(listPaymentMethods, { query: {}, signal: left.signal }).then(
      ({ data }) => setWays(data.filter((method) => method !== 'after')),
      // The page stands without them: each payment shows them.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return ways;
}
