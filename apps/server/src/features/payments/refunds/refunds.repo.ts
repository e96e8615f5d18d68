import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { refunds } from '../payments.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;
type RefundChange = Partial<Omit<RefundRow, 'id' | 'paymentId' | 'amount'>>;

/** Null when the payment has a refund already. */
export async function insertRefund(
  tx: Db,
  row: typeof refunds.$inferInsert,
): Promise<RefundRow | null> {
  const [made] = await tx.insert(refunds).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function findRefundOf(db: Db, paymentId: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  return row;
}

/** Changes a refund that is not done yet; false when it is. */
export async function updateRefund(tx: Db, id: string, change: RefundChange): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), isNotNull(refunds.nextTryAt)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Takes a due refund for this process alone; null when another has it, or it is done. */
export async function takeRefund(
  db: Db,
  id: string,
  now: Date,
  nextTryAt: Date,
): Promise<RefundRow | null> {
  const [row] = await db
    .update(refunds)
    .set({ nextTryAt })
    .where(and(eq(refunds.id, id), lte(refunds.nextTryAt, now)))
    .returning();
  return row ?? null;
}

/** Refunds to be sent by now, longest waiting first. */
export async function findDueRefunds(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isNotNull(refunds.nextTryAt), lte(refunds.nextTryAt, now)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
