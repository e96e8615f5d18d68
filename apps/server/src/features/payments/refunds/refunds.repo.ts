import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { DueUntil } from '../../../platform/due/due-work.ts';
import { refunds } from '../payments.tables.ts';

export type RefundRow = typeof refunds.$inferSelect;
type RefundChange = Partial<Omit<RefundRow, 'id' | 'paymentId' | 'amount' | 'reason' | 'note'>>;

/**
 * Stores a refund; null when one that happens by itself has happened to the payment already. The
 * database refuses more than was paid.
 */
export async function insertRefund(
  tx: Tx,
  row: typeof refunds.$inferInsert,
): Promise<RefundRow | null> {
  const [made] = await tx.insert(refunds).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** The refunds of payments, in the order in which they were promised. */
export async function findRefundsOf(db: Db, paymentIds: readonly string[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...paymentIds]))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id));
}

/** A refund that has gone, with the number of its credit note. */
export async function findGivenRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), isNotNull(refunds.doneAt)));
  return row;
}

/** How much of a payment is promised back, and how much of that has gone. */
export async function sumRefunds(
  db: Db,
  paymentId: string,
): Promise<{ promised: number; given: number }> {
  const rows = await findRefundsOf(db, [paymentId]);
  const sum = (some: readonly RefundRow[]) => some.reduce((all, { amount }) => all + amount, 0);
  return { promised: sum(rows), given: sum(rows.filter(({ doneAt }) => doneAt)) };
}

/** A refund that is not done, with its row locked; undefined when it is. */
export async function lockOpenRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), isNotNull(refunds.nextTryAt)))
    .for('update');
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
