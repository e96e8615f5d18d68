import type { Payment, PaymentRefund } from '@hafi/contract/payments/payments.contract';
import type { PaymentRow } from './payments.repo.ts';
import type { RefundRow } from './refunds/refunds.repo.ts';

/** The last three digits identify the phone to the payer; the rest is masked. */
const hidden = (phone: string) => `••• ••• ${phone.slice(-3)}`;

/** A payment, for its payer. `comesBack` is what of it is not needed, while it waits for its payer. */
export function presentPayment(
  row: PaymentRow,
  receiptNumber: string | null,
  refunds: readonly RefundRow[],
  comesBack = 0,
): Payment {
  const waiting = row.status === 'created' || row.status === 'pending';
  return {
    id: row.id,
    for: { kind: row.purposeKind, id: row.purposeId },
    paidFor: row.paidFor,
    method: row.method,
    status: row.status,
    amount: row.amount,
    currency: 'RWF',
    phone: row.phone === null ? null : hidden(row.phone),
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    expiresAt: waiting ? (row.expiresAt?.toISOString() ?? null) : null,
    receiptNumber,
    page: waiting && row.failure === null ? row.page : null,
    comesBack,
    refunds: refunds.map(presentRefund),
  };
}

/** Money that goes back to a payer. */
export function presentRefund(row: RefundRow): PaymentRefund {
  const late = row.toldLateAt ? 'late' : 'on-its-way';
  return {
    id: row.id,
    amount: row.amount,
    state: row.doneAt ? 'given' : late,
    note: row.note,
    since: row.requestedAt.toISOString(),
    givenAt: row.doneAt?.toISOString() ?? null,
    creditNote: row.creditNote,
  };
}
