import type { CalendarDay } from '@hafi/base/kigali-time';
import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import type { FailureReason, PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import type { Locale } from '@hafi/i18n/locales';

/** The ways to pay that somebody else's service serves. */
export type ProvidedMethod = Extract<PaymentMethod, 'mtn' | 'airtel' | 'card'>;

/** A provider gave no usable answer, so the outcome is unknown. The message names nobody. */
export class ProviderUnreachable extends Error {}

/** A payment as it was asked for. */
export interface RequestedPayment {
  /** UUID v4 by which the provider knows it; also its idempotency key. */
  readonly reference: string;
  /** Our own id, for the provider's reports. */
  readonly id: string;
  /** In whole RWF. */
  readonly amount: number;
  /** Of the payer, E.164; empty where the way to pay asks no phone. */
  readonly phone: string;
  /** What the provider has opened for the payer; null while it has not, or asks a phone. */
  readonly opened: OpenedPage | null;
}

/** A page of the provider on which the payer pays. */
export interface OpenedPage {
  readonly page: string;
  /** The provider's own number of it, where it has one. */
  readonly session: string | null;
}

/** A payment to ask for. */
export interface PaymentWish extends RequestedPayment {
  /** Shown to the payer. */
  readonly text: string;
  readonly locale: Locale;
  /** Our address for notices. */
  readonly origin: string;
  /** Whose payment it is; the address is empty for who has none. */
  readonly payer: { readonly name: string; readonly email: string };
  /** Where a page of the provider leads back to. */
  readonly backTo: string;
  /** Until when the payer can pay. */
  readonly until: Date;
}

/**
 * `opened`: the page that the payer is led to. `refused`: to repeat the same request is useless; the value
 * is the provider's own code.
 */
export type RequestResult =
  | { readonly accepted: true; readonly opened?: OpenedPage }
  | { readonly refused: string };

/** In what a payment differs from what was asked for. */
export type Difference = 'amount' | 'currency' | 'payer' | 'reference';

/** What a provider says of a payment that it knows. */
export type ProviderStatus =
  | { readonly state: 'pending' }
  | {
      readonly state: 'succeeded';
      /** The provider's own number of the payment. */
      readonly transactionId: string | null;
      /** Null when the answer names what was asked for. */
      readonly differs: Difference | null;
      /** What the provider kept of it, in whole RWF; absent where its answer does not say. */
      readonly fee?: number;
    }
  | {
      readonly state: 'failed';
      /** The provider's own code. */
      readonly reason: string | null;
      readonly failure: FailureReason;
      /** Set where the payer can try again on the provider's page: its money may yet come. */
      readonly mayStillCome?: true;
    };

/** A refund of a payment, in whole or in part. */
export interface RequestedRefund {
  /** UUID v4 of this attempt. */
  readonly reference: string;
  /** Our own id of the refund. */
  readonly id: string;
  /** In whole RWF. */
  readonly amount: number;
  /** When it was asked for first. */
  readonly since: Date;
  readonly payment: RequestedPayment & { readonly transactionId: string | null };
}

/**
 * What became of a refund. `failed` may be tried again under a new reference; `impossible` can only
 * be given back by hand.
 */
export type RefundStatus =
  | { readonly state: 'pending' }
  | { readonly state: 'succeeded'; readonly transactionId: string | null }
  | { readonly state: 'failed' | 'impossible'; readonly reason: string };

/** Money that came beside a payment, under the same reference. */
export interface FurtherCharge {
  readonly transactionId: string;
  readonly amount: number;
  readonly currency: string;
  /** What the provider kept of it; absent where it does not say. */
  readonly fee?: number;
}

/** A transaction as its provider lists it. */
export interface StatedLine {
  readonly isRefund: boolean;
  readonly reference: string | null;
  readonly transactionId: string | null;
  /** Whole, in its currency. */
  readonly amount: number;
  readonly currency: string;
  /** What the provider kept of it; null where the list does not say. */
  readonly fee: number | null;
  /** What it handed on of it; null where the list does not say. */
  readonly net: number | null;
  readonly state: 'succeeded' | 'failed' | 'pending';
}

/** A notice of a provider that something has changed. */
export interface ProviderNotice {
  /** From the address that it called, where that names one. */
  readonly reference?: string;
  readonly body: unknown;
  /** The body as it came: what is signed. */
  readonly sent: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * A way to pay by somebody else's service. Each call may throw {@link ProviderUnreachable}. What
 * every adapter must do stands in `provider-contract.test.ts`.
 */
export interface PaymentProvider {
  readonly method: ProvidedMethod;
  /** Its name, in the address of its notices and on the payments that go by it. */
  readonly notifier: PaymentNotifier;
  /**
   * How long after the request the provider wants no question about it, in seconds; its notices are
   * followed at once.
   */
  readonly quietSeconds: number;
  /** How long a payer has, in minutes. */
  readonly patienceMinutes: number;
  /** Checks that the provider can be reached, before a payer is asked. */
  ready(): Promise<void>;
  /** Asks the payer. A reference that the provider knows already counts as accepted. */
  ask(wish: PaymentWish): Promise<RequestResult>;
  /** Null when the provider never accepted the reference. */
  status(requested: RequestedPayment): Promise<ProviderStatus | null>;
  /** Sends a refund, or finds out what became of it: the same reference is never paid twice. */
  refund(refund: RequestedRefund): Promise<RefundStatus>;
  /**
   * What else was charged under the reference of a payment that came, where a payer can pay on its page
   * more than once; each asked about by its own number. Absent where a reference is charged once.
   */
  further?(requested: RequestedPayment, transactionId: string): Promise<readonly FurtherCharge[]>;
  /**
   * All that was charged and given back on a day of Kigali: the whole list, or none. Absent where the
   * provider gives it to people only.
   */
  statement?(day: CalendarDay): Promise<readonly StatedLine[]>;
  /**
   * The reference that a notice is about; null for one that is not from the provider. A notice is a
   * reason to ask, and never believed.
   */
  readNotice(notice: ProviderNotice): string | null;
}
