import type { PaymentRow } from './payments.repo.ts';
import type { RequestedPayment } from './providers/payment-provider.ts';

/** A payment as its provider was asked for it; null for one that no provider knows. */
export function requestOf(row: PaymentRow): RequestedPayment | null {
  const { amount, id, page, phone, providerReference, providerSession } = row;
  if (!providerReference) return null;
  return {
    reference: providerReference,
    id,
    amount,
    phone: phone ?? '',
    opened: page === null ? null : { page, session: providerSession },
  };
}
