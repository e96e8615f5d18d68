import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';

interface Moved {
  readonly method: PaymentMethod;
  readonly provider: PaymentNotifier | null;
  readonly isRefund: boolean;
  /** Whether it came, or went. */
  readonly isDone: boolean;
  readonly amount: number;
  readonly references: readonly string[];
  readonly transactionId: string | null;
}

/** A payment that came, or a refund that went. */
export interface OurPayment extends Moved {
  readonly paymentId: string;
  readonly refundId: string | null;
  readonly payoutId: null;
}

/** What a coordinator has sent to a doctor. */
export interface OurPayout extends Moved {
  readonly paymentId: null;
  readonly refundId: null;
  readonly payoutId: string;
}

/** Money of ours that a provider should name too. */
export type OurMoney = OurPayment | OurPayout;
