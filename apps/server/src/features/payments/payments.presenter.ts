import type { Payment } from '@hafi/contract/payments/payments.contract';
import type { PaymentRow } from './payments.repo.ts';

/** The last three digits identify the phone to the payer; the rest is masked. */
const hidden = (phone: string) => `••• ••• ${phone.slice(-3)}`;

/** A payment, for its payer. */
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
