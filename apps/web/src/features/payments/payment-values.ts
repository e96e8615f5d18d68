import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';

/** The values of the payment form. */
export interface PaymentValues {
  for: { kind: 'booking'; id: string };
  method: PaymentMethod;
  phone: string;
  billing: { firstName: string; lastName: string; email: string };
  acceptTerms: boolean;
}
