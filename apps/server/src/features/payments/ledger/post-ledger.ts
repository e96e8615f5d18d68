import type { LedgerAccount } from '@hafi/contract/payments/finance.contract';
import { type PaymentMethod, paymentMethods } from '@hafi/contract/payments/payment.schemas';
import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { PurposeKind } from '../payments.tables.ts';
import { insertLedgerEntries } from './ledger.repo.ts';

/** One line of a posting in whole RWF: either `debit` or `credit` is 0. */
interface Line {
  readonly account: LedgerAccount;
  readonly debit: number;
  readonly credit: number;
}

/** A payment as the ledger needs it, in whole RWF. */
interface BookedPayment {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly purposeKind: PurposeKind;
  /** Including the service fee. */
  readonly amount: number;
  readonly serviceFee: number;
}

const debit = (account: LedgerAccount, rwf: number): Line => ({ account, debit: rwf, credit: 0 });
const credit = (account: LedgerAccount, rwf: number): Line => ({ account, debit: 0, credit: rwf });

/** Where each provider holds our money. */
const held: Readonly<Partial<Record<PaymentMethod, LedgerAccount>>> = {
  mtn: 'mobile-money',
  airtel: 'airtel-money',
  card: 'card',
  bank: 'bank',
};

/** Where each provider's fees are booked, as our expense. */
const feesOf: Readonly<Record<'mtn' | 'airtel' | 'bank' | PaymentNotifier, LedgerAccount>> = {
  mtn: 'fees-mtn',
  momo: 'fees-mtn',
  airtel: 'fees-airtel',
  flutterwave: 'fees-flutterwave',
  irembopay: 'fees-irembopay',
  bank: 'fees-bank',
};

/** What the price of each kind is owed to, or earned by. */
const earned: Readonly<Record<PurposeKind, LedgerAccount>> = {
  booking: 'doctors-due',
  plan: 'plans',
  badge: 'badges',
};

function accountOf(method: PaymentMethod): LedgerAccount {
  const account = held[method];
  if (!account) throw new Error(`no money is held by ${method}`);
  return account;
}

/**
 * Posts received payments. Each is the customer's money first, and then used: the price is owed to the
 * doctor, or is the network's income; the fee is its income. What was not needed stays the customer's.
 */
export async function postPaymentsReceived(
  tx: Tx,
  payments: readonly (BookedPayment & { readonly isUnallocated: boolean })[],
  at: Date,
): Promise<void> {
  const entries = payments.flatMap(
    ({ id, amount, isUnallocated, method, purposeKind, serviceFee }) => {
      const of = { paymentId: id };
      const received = [debit(accountOf(method), amount), credit('customers', amount)];
      const used = [
        debit('customers', amount),
        credit(earned[purposeKind], amount - serviceFee),
        credit('service-fees', serviceFee),
      ];
      return [...entriesOf(of, at, received), ...(isUnallocated ? [] : entriesOf(of, at, used))];
    },
  );
  await insertLedgerEntries(tx, entries);
}

/** A refund that is promised, in whole RWF. */
interface PromisedRefund {
  readonly back: number;
  /** What went back earlier. */
  readonly before: number;
  /** The payment was for nothing, and is the customer's still. */
  readonly isUnallocated: boolean;
  readonly at: Date;
}

/**
 * Posts a promised refund of `back` RWF, after `before` RWF of earlier ones: taken from what is left of
 * the price first, so that a late-cancellation fee stays with the network.
 */
export async function postRefundPromised(
  tx: Tx,
  { id, amount, purposeKind, serviceFee }: BookedPayment,
  { at, back, before, isUnallocated }: PromisedRefund,
): Promise<void> {
  const fromPrice = Math.min(back, Math.max(0, amount - serviceFee - before));
  const from = isUnallocated
    ? [debit('customers', back)]
    : [debit(earned[purposeKind], fromPrice), debit('service-fees', back - fromPrice)];
  await post(tx, { paymentId: id }, at, [...from, credit('refunds-due', back)]);
}

/** Posts a refund that the provider has sent, or that somebody gave back by hand. */
export async function postRefundSent(
  tx: Tx,
  { id, method }: Pick<BookedPayment, 'id' | 'method'>,
  back: number,
  how: { readonly at: Date; readonly byHand: boolean },
): Promise<void> {
  const from = how.byHand ? 'paid-by-hand' : accountOf(method);
  await post(tx, { paymentId: id }, how.at, [debit('refunds-due', back), credit(from, back)]);
}

/** What a provider has kept, and what was booked of it before. */
export interface KeptFee {
  readonly payment: Pick<BookedPayment, 'id' | 'method'> & {
    readonly provider: PaymentNotifier | null;
  };
  /** In whole RWF, as the provider says it. */
  readonly fee: number;
  /** What it said before; null for the first time. */
  readonly before: number | null;
}

/**
 * Posts what providers have kept: an expense, taken from what they hold. What was said otherwise before is
 * taken back by a posting of its own, since entries never change.
 */
export async function postFees(tx: Tx, fees: readonly KeptFee[], at: Date): Promise<void> {
  const entries = fees.flatMap(({ before, fee, payment }) => {
    const { id, method, provider } = payment;
    const [expense, from] = [feeAccountOf(method, provider), accountOf(method)];
    return [
      ...entriesOf({ paymentId: id }, at, [debit(from, before ?? 0), credit(expense, before ?? 0)]),
      ...entriesOf({ paymentId: id }, at, [debit(expense, fee), credit(from, fee)]),
    ];
  });
  await insertLedgerEntries(tx, entries);
}

/** By which way to pay the money came that an account holds. */
function methodOf(account: LedgerAccount): PaymentMethod {
  const method = paymentMethods.find((each) => held[each] === account);
  if (!method) throw new Error(`no provider holds ${account}`);
  return method;
}

function feeAccountOf(method: PaymentMethod, provider: PaymentNotifier | null): LedgerAccount {
  if (provider) return feesOf[provider];
  if (method === 'card') return feesOf.flutterwave;
  if (method === 'after') throw new Error('nobody keeps a fee of what is paid at the practice');
  return feesOf[method];
}

/** Posts what a doctor was paid, or takes it back by the counter-entry. */
export async function postPayout(
  tx: Tx,
  { account, amount, id }: { id: string; account: LedgerAccount; amount: number },
  { at, back = false }: { readonly at: Date; readonly back?: boolean },
): Promise<void> {
  const [from, to] = back
    ? (['doctors-due', account] as const)
    : ([account, 'doctors-due'] as const);
  await post(tx, { payoutId: id }, at, [debit(to, amount), credit(from, amount)]);
}

/** What was kept for a payment to a doctor, and what was booked of it before. */
interface KeptOfPayout {
  readonly payout: { readonly id: string; readonly account: LedgerAccount };
  /** In whole RWF. */
  readonly fee: number;
  /** Null for the first time. */
  readonly before: number | null;
}

/** Posts what was kept for payments to doctors, as {@link postFees} of payments. */
export async function postPayoutFees(
  tx: Tx,
  fees: readonly KeptOfPayout[],
  at: Date,
): Promise<void> {
  const entries = fees.flatMap(({ before, fee, payout: { account, id } }) => {
    const expense = feeAccountOf(methodOf(account), null);
    return [
      ...entriesOf({ payoutId: id }, at, [
        debit(account, before ?? 0),
        credit(expense, before ?? 0),
      ]),
      ...entriesOf({ payoutId: id }, at, [debit(expense, fee), credit(account, fee)]),
    ];
  });
  await insertLedgerEntries(tx, entries);
}

/** Posts what the bank has charged: an expense, taken from what it holds; or takes it back. */
export async function postCharge(
  tx: Tx,
  { amount, id }: { id: string; amount: number },
  { at, back = false }: { readonly at: Date; readonly back?: boolean },
): Promise<void> {
  const account = accountOf('bank');
  const [from, to] = back ? [feesOf.bank, account] : [account, feesOf.bank];
  await post(tx, { chargeId: id }, at, [debit(to, amount), credit(from, amount)]);
}

/** What an entry belongs to. */
type Of =
  | { readonly paymentId: string }
  | { readonly payoutId: string }
  | { readonly chargeId: string };

async function post(tx: Tx, of: Of, at: Date, lines: readonly Line[]): Promise<void> {
  await insertLedgerEntries(tx, entriesOf(of, at, lines));
}

/** The entries of one posting. */
function entriesOf(of: Of, at: Date, lines: readonly Line[]) {
  const postingId = newId();
  const moved = lines.filter((line) => line.debit + line.credit > 0);
  const off = moved.reduce((sum, line) => sum + line.debit - line.credit, 0);
  if (off !== 0) throw new Error(`the posting is off by ${off} RWF`);
  return moved.map((line) => ({ ...line, id: newId(), postingId, ...of, at }));
}
