import type { Answer } from '@hafi/contract/core/endpoint';
import type * as contract from '@hafi/contract/payments/finance.contract';
import type { NameCard } from '../../accounts/accounts.public.ts';
import { presentRefund } from '../payments.presenter.ts';
import type { PaymentView } from '../payments.repo.ts';
import type { FeeRow } from '../provider-fees/provider-fees.repo.ts';
import type { RefundRow } from '../refunds/refunds.repo.ts';
import type { EntryRow, EventRow } from './finance.repo.ts';

type Line = Answer<typeof contract.listAllPayments>['data'][number];
type FinancePayment = Answer<typeof contract.readPayment>['data'];

const promised = (refunds: readonly RefundRow[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** What was kept of a payment and its refunds; null while the provider has not said it of the payment. */
export const feeOfAll = (fees: readonly FeeRow[]): number | null =>
  fees.some(({ refundId }) => refundId === null)
    ? fees.reduce((sum, { fee }) => sum + fee, 0)
    : null;

/** A payment, for coordinators. */
export function presentLine(
  row: PaymentView,
  payer: NameCard | undefined,
  refunds: readonly RefundRow[],
): Line {
  return {
    id: row.id,
    payer: { id: row.payerId, name: payer?.name ?? `${row.firstName} ${row.lastName}` },
    phone: row.phone,
    amount: row.amount,
    back: promised(refunds),
    method: row.method,
    status: row.status,
    paidFor: row.paidFor,
    createdAt: row.createdAt.toISOString(),
    receiptNumber: row.receiptNumber,
  };
}

/** The same with all that happened to it. */
export function presentPayment(
  row: PaymentView,
  known: {
    payer: NameCard | undefined;
    refunds: readonly RefundRow[];
    events: readonly EventRow[];
    entries: readonly EntryRow[];
    fees: readonly FeeRow[];
    afterWhole: FinancePayment['afterWhole'];
    doctorPaid: number;
  },
): FinancePayment {
  const { afterWhole, doctorPaid, entries, events, fees, payer, refunds } = known;
  const hasCome = row.status === 'succeeded' || row.status === 'refunded';
  const fee = feeOfAll(fees);
  return {
    ...presentLine(row, payer, refunds),
    email: row.email,
    reference: row.providerReference,
    transactionId: row.providerTransactionId,
    failure: row.failure,
    serviceFee: row.serviceFee,
    fee,
    net: hasCome && fee !== null ? row.amount - fee : null,
    left: hasCome ? row.amount - promised(refunds) : 0,
    afterWhole,
    doctorPaid,
    refunds: refunds.map(presentRefund),
    events: events.map(({ at, provider, reason, status }) => ({
      at: at.toISOString(),
      status,
      reason,
      transactionId: provider?.['transactionId'] || null,
    })),
    entries: entries.map(({ account, at, credit, debit, id, postingId }) => ({
      id,
      posting: postingId,
      at: at.toISOString(),
      account,
      debit,
      credit,
    })),
  };
}
