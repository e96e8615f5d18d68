import type { Payment } from '@hafi/contract/payments/payments.contract';
import type { PaymentRow } from './payments.repo.ts';

/** The last three digits tell the payer which phone; the rest is nobody's business. */
const hidden = (phone: string) => `••• ••• ${phone.slice(-3)}`;

/** What the payer sees of a payment. */
export function presentPayment(row: PaymentRow, receiptNumber: string | null): Payment {
  const waiting = row.status === 'created' || row.status === 'pending';
  return {
    id: row.id,
    for: { kind: row.purposeKind, id: row.purposeId },
    method: row.method,
    status: row.status,
    amount: row.amount,
    currency: 'RWF',
    phone: row.phone === null ? null : hidden(row.phone),
    failure: row.failure,
    createdAt: row.createdAt.toISOString(),
    expiresAt: waiting ? (row.expiresAt?.toISOString() ?? null) : null,
    receiptNumber,
  };
}
