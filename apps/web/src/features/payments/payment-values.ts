import type { PaymentMethod, PaymentPurpose } from '@hafi/contract/payments/payment.schemas';

/** The values of the payment form. */
export interface PaymentValues {
  for: PaymentPurpose;
  method: PaymentMethod;
  phone: string;
  billing: { firstName: string; lastName: string; email: string };
  acceptTerms: boolean;
}
