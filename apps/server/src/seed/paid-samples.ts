import type { PastPayment } from '@hafi/providers-sandbox/momo/past-payment';
import { and, isNotNull, like } from 'drizzle-orm';
import { payments } from '../features/payments/payments.tables.ts';
import type { Db } from '../platform/db/database.ts';
import { samplePrefix } from './record-paid-payment.ts';

/** What the demo says was paid by MTN before it began. The sandbox must know it to give it back. */
export async function findPaidSamples(db: Db): Promise<PastPayment[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        like(payments.idempotencyKey, `${samplePrefix}%`),
        isNotNull(payments.providerReference),
        isNotNull(payments.providerTransactionId),
      ),
    );
  return rows.map(({ amount, createdAt, phone, providerReference, providerTransactionId }) => ({
    reference: providerReference ?? '',
    phone: phone ?? '',
    amount,
    transactionId: providerTransactionId ?? '',
    at: createdAt,
  }));
}
