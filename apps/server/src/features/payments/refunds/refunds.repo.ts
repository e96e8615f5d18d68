import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { DueUntil } from '../../../platform/due/due-work.ts';
import { refunds } from '../payments.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;
type RefundChange = Partial<Omit<RefundRow, 'id' | 'paymentId' | 'amount'>>;

/** Stores a refund; null when the payment already has one. */
export async function insertRefund(
  tx: Tx,
  row: typeof refunds.$inferInsert,
): Promise<RefundRow | null> {
  const [made] = await tx.insert(refunds).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export async function findRefundOf(db: Db, paymentId: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  return row;
}

/** Changes a refund that is not done; returns false when it is. */
export async function updateRefund(tx: Tx, id: string, change: RefundChange): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.id, id), isNotNull(refunds.nextTryAt)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Leases refunds that are due, longest waiting first. */
export async function leaseRefunds(
  tx: Tx,
  { limit, now, open, until }: DueUntil,
): Promise<RefundRow[]> {
  const { id, nextTryAt } = refunds;
  const due = tx
    .select({ id })
    .from(refunds)
    .where(and(isNotNull(nextTryAt), lte(nextTryAt, now), open(id)))
    .orderBy(asc(nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(refunds).set({ nextTryAt: until }).where(inArray(id, due)).returning();
}
