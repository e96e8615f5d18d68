import type { PaymentRow } from './payments.repo.ts';
import type { AskedPayment } from './providers/payment-provider.ts';

/** A payment as its provider was asked for it; null for one that no provider knows. */
export function askedOf({ amount, id, phone, providerReference }: PaymentRow): AskedPayment | null {
  return phone && providerReference ? { reference: providerReference, id, amount, phone } : null;
}
