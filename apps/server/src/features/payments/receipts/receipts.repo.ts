import { dayInKigali } from '@hafi/base/kigali-time';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { insertOnce } from '../../../platform/db/insert-once.ts';
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
  const [number = ''] = await takeNumbers(tx, { series, at, count: 1 });
  return number;
}

/** As {@link takeNumber}, several in a row. */
export async function takeNumbers(
  tx: Tx,
  { at, count, series }: { readonly series: Series; readonly at: Date; readonly count: number },
): Promise<string[]> {
  const year = dayInKigali(at).slice(0, 4);
  const [row] = await tx
    .insert(receiptNumbers)
    .values({ series, year: Number(year), last: count })
    .onConflictDoUpdate({
      target: [receiptNumbers.series, receiptNumbers.year],
      set: { last: sql`${receiptNumbers.last} + ${count}` },
    })
    .returning();
  if (!row) throw new Error('there is no receipt number');
  const first = row.last - count + 1;
  return Array.from(
    { length: count },
    (_, nth) => `${series}-${year}-${String(first + nth).padStart(6, '0')}`,
  );
}

const insertRows = insertOnce(receipts, (rows) => rows);

export async function insertReceipts(tx: Tx, rows: readonly ReceiptRow[]): Promise<void> {
  const [first, ...others] = rows;
  if (first) await insertRows(tx, [first, ...others]);
}

export async function findReceipt(db: Db, paymentId: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.paymentId, paymentId));
  return row;
}
