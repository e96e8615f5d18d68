import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { receiptNumbers, receipts } from '../payments.tables.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

/**
 * Takes the year's next number; serialized until the transaction ends, so that there are no gaps.
 */
export async function takeReceiptNumber(tx: Tx, year: number): Promise<number> {
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({
      target: receiptNumbers.year,
      set: { last: sql`${receiptNumbers.last} + 1` },
    })
    .returning();
  if (!row) throw new Error('there is no receipt number');
  return row.last;
}

export async function insertReceipt(tx: Tx, row: ReceiptRow): Promise<void> {
  await tx.insert(receipts).values(row);
}

export async function findReceipt(db: Db, paymentId: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.paymentId, paymentId));
  return row;
}
