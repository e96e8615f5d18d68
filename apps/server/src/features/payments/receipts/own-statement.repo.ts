import { and, asc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { payments, receipts, refunds } from '../payments.tables.ts';
import { notifiedStatements } from './notified-statements.tables.ts';

/** Instants, the second excluded. */
interface Span {
  readonly from: Date;
  readonly before: Date;
}

/** What a person paid in a span, in order. */
export async function findPaid(db: Db, payerId: string, { before, from }: Span) {
  return db
    .select({ payment: payments, number: receipts.number, at: receipts.issuedAt })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(
      and(
        eq(payments.payerId, payerId),
        gte(receipts.issuedAt, from),
        lt(receipts.issuedAt, before),
      ),
    )
    .orderBy(asc(receipts.issuedAt), asc(receipts.number));
}

/** What a person got back in a span, in order. */
export async function findGiven(db: Db, payerId: string, { before, from }: Span) {
  return db
    .select({ payment: payments, refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.payerId, payerId),
        isNotNull(refunds.doneAt),
        gte(refunds.doneAt, from),
        lt(refunds.doneAt, before),
      ),
    )
    .orderBy(asc(refunds.doneAt), asc(refunds.id));
}

/** What was promised back to a person and not given yet at an instant, in whole RWF. */
export async function sumOnItsWay(db: Db, payerId: string, before: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.payerId, payerId),
        lt(refunds.requestedAt, before),
        or(isNull(refunds.doneAt), gte(refunds.doneAt, before)),
      ),
    );
  return row?.sum ?? 0;
}

/** People who paid or got back something in a span, by id, some at a time. */
export async function findMovers(
  db: Db,
  { before, from }: Span,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const isBeyond = after === null ? undefined : gt(payments.payerId, after);
  const paid = db
    .select({ payerId: payments.payerId })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(and(gte(receipts.issuedAt, from), lt(receipts.issuedAt, before), isBeyond));
  const given = db
    .select({ payerId: payments.payerId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(gte(refunds.doneAt, from), lt(refunds.doneAt, before), isBeyond));
  const rows = await union(paid, given).orderBy(asc(payments.payerId)).limit(limit);
  return rows.map(({ payerId }) => payerId);
}

/** The last month of which everybody has been notified; null for none. */
export async function findLastNotified(db: Db): Promise<string | null> {
  const [row] = await db
    .select({ month: sql<string | null>`max(${notifiedStatements.month})` })
    .from(notifiedStatements);
  return row?.month ?? null;
}

/** Records that everybody has been notified of a month. */
export async function markNotified(tx: Tx, month: string, toldAt: Date): Promise<void> {
  await tx.insert(notifiedStatements).values({ month, toldAt }).onConflictDoNothing();
}
