import { desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { insertOnce } from '../../../platform/db/insert-once.ts';
import { payments } from '../payments.tables.ts';
import { providerFees } from './provider-fees.tables.ts';

export type FeeRow = typeof providerFees.$inferSelect;

/** Ids per statement: more would exceed the limit of query parameters. */
const chunk = 2000;

export const insertFees = insertOnce(providerFees, (rows) => rows);

/** What is known of payments and their refunds: for each the last that was said. */
export async function findLastFees(db: Db, paymentIds: readonly string[]): Promise<FeeRow[]> {
  const found: FeeRow[] = [];
  for (let from = 0; from < paymentIds.length; from += chunk) {
    found.push(
      ...(await db
        .selectDistinctOn([providerFees.paymentId, providerFees.refundId])
        .from(providerFees)
        .where(inArray(providerFees.paymentId, paymentIds.slice(from, from + chunk)))
        .orderBy(providerFees.paymentId, providerFees.refundId, desc(providerFees.nth))),
    );
  }
  return found;
}

/** The last that was said of the payment of a row; null for nothing. */
export const lastFeeOfPayment = sql<number | null>`(select f.fee from ${providerFees} f
  where f.payment_id = ${payments.id} and f.refund_id is null order by f.nth desc limit 1)`;
