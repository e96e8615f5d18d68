import type { PaymentPurpose } from '@hafi/contract/payments/payment.schemas';
import type { ReactNode } from 'react';

/** What is paid for, as the payment screens speak of it. */
export interface PaymentSubject {
  readonly purpose: PaymentPurpose;
  /** When it begins, of an appointment: some ways to pay take days. */
  readonly startsAt?: string;
  /** Says that it is paid. */
  readonly paid: ReactNode;
  /** What the payer still waits for once it is paid. */
  readonly toCome?: ReactNode;
  /** What a payment that did not work has not changed. */
  readonly kept: ReactNode;
  /** It cannot be promised for later. */
  readonly atOnce?: boolean;
  /** It cannot be paid from here again: it was cancelled, or the payer cannot see it any more. */
  readonly isOver?: boolean;
  /** Where to go from here. */
  readonly next: ReactNode;
}
