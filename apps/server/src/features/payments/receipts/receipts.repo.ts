import { dayInKigali } from '@hafi/base/kigali-time';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { receiptNumbers, receipts } from '../payments.tables.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

/** The series of numbers: of receipts, and of credit notes about what was given back. */
export type Series = (typeof receiptNumbers.$inferSelect)['series'];

/**
 * Takes the next number of a series, `HAFI-2026-000123`, counted from 1 in each Kigali year;
 * serialized until the transaction ends, so that there are no gaps.
 */
export async function takeNumber(tx: Tx, series: Series, at: Date): Promise<string> {
  const year = dayInKigali(at).slice(0, 4);
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ series, year: Number(year), last: 1 })
    .onConflictDoUpdate({
      target: [receiptNumbers.series, receiptNumbers.year],
      set: { last: sql`${receiptNumbers.last} + 1` },
    })
    .returning();
  if (!row) throw new Error('there is no receipt number');
  return `${series}-${year}-${String(row.last).padStart(6, '0')}`;
}

export async function insertReceipt(tx: Tx, row: ReceiptRow): Promise<void> {
  await tx.insert(receipts).values(row);
}

export async function findReceipt(db: Db, paymentId: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.paymentId, paymentId));
  return row;
}
