import type { Link } from '@hafi/contract/core/links';
import type { PaidFor } from '@hafi/contract/payments/payments.contract';
import type { PlanRefund } from '@hafi/contract/plans/subscription.schemas';
import type { Locale } from '@hafi/i18n/locales';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Notice, NoticeValues } from '../../notifications/notifications.public.ts';
import type { PurposeKind } from '../payments.tables.ts';

/**
 * How the payment of something stands: promised for later, asked for, not paid, paid, going back,
 * given back.
 */
export type PayableState = 'promised' | 'asked' | 'unpaid' | 'paid' | 'refunding' | 'refunded';

/** Something that is paid for, with its row locked in the caller's transaction. */
export interface Payable {
  readonly id: string;
  /** In whole RWF, including the service fee. */
  readonly amount: number;
  readonly serviceFee: number;
  /** What it is, for the receipt: as it is when it is paid. */
  readonly paidFor: PaidFor;
  /** The person for whom it is paid. */
  readonly forPerson: string;
  /** The people whose screens show it. */
  readonly people: readonly string[];
  /** Why nothing is to be paid; null when something is. */
  readonly refusal: 'not-payable' | 'already-paid' | null;
  /** Before when it should be paid, for ways that take days; absent when there is no such time. */
  readonly before?: Date;
  /** It ends at `before`: what comes later is of no use. */
  readonly endsThen?: boolean;
  /** It cannot be promised for later: it should have been paid already. */
  readonly atOnce?: boolean;
  /** The page on which to pay it, or to read about it when nothing is to be paid any more. */
  readonly page: Link;
  /**
   * Whether a payment was asked for something that is not owed any more, so that all of it goes back.
   * Absent where what is owed only ever ends.
   */
  isStale?(payment: { readonly amount: number; readonly serviceFee: number }): boolean;
  /** RWF of a payment of `amount` that it does not need any more. */
  overpaid(amount: number): number;
  /** Records how its payment stands. `unpaid` only ends a payment that was asked for. */
  setPaymentState(tx: Tx, state: PayableState, paymentId: string): Promise<void>;
}

interface Text {
  readonly id: string;
  readonly message: string;
}

/** How payments of one kind are spoken of. */
export interface PayableWords<Kind extends PurposeKind = PurposeKind> {
  readonly noticeType: Notice['type'];
  /** What its texts may name besides {amount}, {number} of the receipt and {payer}. */
  values(paidFor: Extract<PaidFor, { kind: Kind }>): NoticeValues;
  /** To the payer: the money has come. */
  readonly paid: Text;
  /** To the payer: no money was taken. */
  readonly unpaid: Text;
  /** To the person for whom somebody else has paid. */
  readonly paidForYou: Text;
  readonly activity: Text;
  /** What the receipt is for. */
  receiptLine(
    paidFor: Extract<PaidFor, { kind: Kind }>,
    locale: Locale,
  ): { readonly text: Text; readonly values: Readonly<Record<string, string>> };
  /** The price on the receipt, without the service fee. */
  readonly price: Text;
}

/** How much of a payment is needed still. */
export type AmountDue = Pick<Payable, 'isStale' | 'overpaid'>;

/** What payments of one kind are for. Whoever changes a payment locks what it is for first. */
export interface Payables<Kind extends PurposeKind = PurposeKind> {
  readonly kind: Kind;
  readonly words: PayableWords<Kind>;
  /** The page about it for the person for whom it is paid. */
  page(id: string): Link;
  /** For who may pay it now; otherwise null. */
  lockFor(tx: Tx, id: string, personId: string): Promise<Payable | null>;
  /**
   * For a payment under way. It does not matter whether the payer has lost the permission since: the
   * provider's report about the money counts anyway.
   */
  lock(tx: Tx, id: string): Promise<Payable | null>;
  /** How much of it is needed, to show: without a lock, so it decides nothing. */
  amountDue(db: Db, id: string): Promise<AmountDue | null>;
  /** What comes of it for a care plan when a payment of it goes back whole. */
  afterWhole?(db: Db, id: string): Promise<PlanRefund | null>;
  /** The people whose screens show it. */
  people(db: Db, id: string): Promise<readonly string[]>;
}
