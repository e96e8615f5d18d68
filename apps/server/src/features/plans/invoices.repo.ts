import type { PartState } from '@hafi/contract/plans/subscription.schemas';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { subscriptionInvoices, subscriptionParts } from './plans.tables.ts';

export type InvoiceRow = typeof subscriptionInvoices.$inferSelect;
export type PartRow = typeof subscriptionParts.$inferSelect;

export async function insertInvoice(tx: Tx, row: InvoiceRow): Promise<void> {
  await tx.insert(subscriptionInvoices).values(row);
}

export async function insertParts(tx: Tx, rows: readonly PartRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(subscriptionParts).values([...rows]);
}

export async function updateInvoice(
  tx: Tx,
  id: string,
  change: Partial<Pick<InvoiceRow, 'state' | 'startsOn' | 'endsOn'>>,
): Promise<void> {
  await tx.update(subscriptionInvoices).set(change).where(eq(subscriptionInvoices.id, id));
}

export async function updatePart(
  tx: Tx,
  id: string,
  change: { state: PartState; paymentId?: string | null },
): Promise<void> {
  await tx.update(subscriptionParts).set(change).where(eq(subscriptionParts.id, id));
}

/** The open invoices of a plan. */
export async function findOpenInvoices(db: Db, subscriptionId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(subscriptionInvoices)
    .where(
      and(
        eq(subscriptionInvoices.subscriptionId, subscriptionId),
        eq(subscriptionInvoices.state, 'open'),
      ),
    )
    .orderBy(asc(subscriptionInvoices.madeAt), asc(subscriptionInvoices.id));
}

/** The latest invoices of a plan, the newest first. */
export async function findInvoices(
  db: Db,
  subscriptionId: string,
  limit: number,
): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(subscriptionInvoices)
    .where(eq(subscriptionInvoices.subscriptionId, subscriptionId))
    .orderBy(desc(subscriptionInvoices.madeAt), desc(subscriptionInvoices.id))
    .limit(limit);
}

/** The parts of invoices, in the order in which they were made. */
export async function findParts(db: Db, invoiceIds: readonly string[]): Promise<PartRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .select()
    .from(subscriptionParts)
    .where(inArray(subscriptionParts.invoiceId, [...invoiceIds]))
    .orderBy(asc(subscriptionParts.id));
}

/** A part with its invoice. */
export async function findPart(
  db: Db,
  id: string,
): Promise<{ part: PartRow; invoice: InvoiceRow } | undefined> {
  const [row] = await db
    .select({ part: subscriptionParts, invoice: subscriptionInvoices })
    .from(subscriptionParts)
    .innerJoin(subscriptionInvoices, eq(subscriptionInvoices.id, subscriptionParts.invoiceId))
    .where(eq(subscriptionParts.id, id));
  return row;
}

/** The parts that a person was asked for, the oldest first. */
export async function findPartsOf(db: Db, payerId: string): Promise<PartRow[]> {
  return db
    .select()
    .from(subscriptionParts)
    .where(eq(subscriptionParts.payerId, payerId))
    .orderBy(asc(subscriptionParts.id));
}
