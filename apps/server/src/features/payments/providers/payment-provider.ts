import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import type { FailureReason, PaymentNotifier } from '@hafi/contract/payments/payments.contract';

/** The ways to pay that somebody else's service serves. */
export type ProvidedMethod = Extract<PaymentMethod, 'mtn' | 'airtel' | 'card'>;

/** A provider gave no usable answer, so the outcome is unknown. The message names nobody. */
export class ProviderUnreachable extends Error {}

/** A payment as it was asked for. */
export interface AskedPayment {
  /** UUID v4 by which the provider knows it; also its idempotency key. */
  readonly reference: string;
  /** Our own id, for the provider's reports. */
  readonly id: string;
  /** In whole RWF. */
  readonly amount: number;
  /** Of the payer, E.164. */
  readonly phone: string;
}

/** `refused`: to repeat the same request is useless; the value is the provider's own code. */
export type Asked = { readonly accepted: true } | { readonly refused: string };

/** In what a payment differs from what was asked for. */
export type Difference = 'amount' | 'currency' | 'payer';

/** What a provider says of a payment that it knows. */
export type ProviderStatus =
  | { readonly state: 'pending' }
  | {
      readonly state: 'succeeded';
      /** The provider's own number of the payment. */
      readonly transactionId: string | null;
      /** Null when the answer names what was asked for. */
      readonly differs: Difference | null;
    }
  | {
      readonly state: 'failed';
      /** The provider's own code. */
      readonly reason: string | null;
      readonly failure: FailureReason;
    };

/** A refund of a payment, in whole or in part. */
export interface AskedRefund {
  /** UUID v4 of this attempt. */
  readonly reference: string;
  /** Our own id of the refund. */
  readonly id: string;
  /** In whole RWF. */
  readonly amount: number;
  readonly payment: AskedPayment & { readonly transactionId: string | null };
}

/**
 * What became of a refund. `failed` may be tried again under a new reference; `impossible` can only
 * be given back by hand.
 */
export type RefundStatus =
  | { readonly state: 'pending' }
  | { readonly state: 'succeeded'; readonly transactionId: string | null }
  | { readonly state: 'failed' | 'impossible'; readonly reason: string };

/** A notice of a provider that something has changed. */
export interface ProviderNotice {
  /** From the address that it called, where that names one. */
  readonly reference?: string;
  readonly body: unknown;
}

/**
 * A way to pay by somebody else's service. Each call may throw {@link ProviderUnreachable}. What
 * every adapter must do stands in `provider-contract.test.ts`.
 */
export interface PaymentProvider {
  readonly method: ProvidedMethod;
  /** Its name in the address of its notices. */
  readonly notifier: PaymentNotifier;
  /**
   * How long after the request the provider wants no question about it, in seconds; its notices are
   * followed at once.
   */
  readonly quietSeconds: number;
  /** Checks that the provider can be reached, before a payer is asked. */
  ready(): Promise<void>;
  /**
   * Asks the payer. A reference that the provider knows already counts as accepted. `text` is shown
   * to the payer; `origin` is our address for notices.
   */
  ask(asked: AskedPayment & { readonly text: string; readonly origin: string }): Promise<Asked>;
  /** Null when the provider never accepted the reference. */
  status(asked: AskedPayment): Promise<ProviderStatus | null>;
  /** Sends a refund, or finds out what became of it: the same reference is never paid twice. */
  refund(refund: AskedRefund): Promise<RefundStatus>;
  /**
   * The reference that a notice is about; null for one that is not from the provider. A notice is a
   * reason to ask, and never believed.
   */
  readNotice(notice: ProviderNotice): string | null;
}
