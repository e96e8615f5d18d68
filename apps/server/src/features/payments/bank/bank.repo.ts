import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { DueUntil } from '../../../platform/due/due-work.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { bankConfirmations, bankLines, bankTransfers } from './bank.tables.ts';

export type TransferRow = typeof bankTransfers.$inferSelect;
export type LineRow = typeof bankLines.$inferSelect;
export type ConfirmationRow = typeof bankConfirmations.$inferSelect;

export async function insertTransfer(
  tx: Tx,
  row: typeof bankTransfers.$inferInsert,
): Promise<void> {
  await tx.insert(bankTransfers).values(row);
}

export async function findTransfer(db: Db, paymentId: string): Promise<TransferRow | undefined> {
  const [row] = await db.select().from(bankTransfers).where(eq(bankTransfers.id, paymentId));
  return row;
}

/** The transfers with these references. */
export async function findByReferences(
  db: Db,
  references: readonly string[],
): Promise<TransferRow[]> {
  if (references.length === 0) return [];
  return db
    .select()
    .from(bankTransfers)
    .where(inArray(bankTransfers.reference, [...references]));
}

/** Leases transfers at which something follows, longest waiting first. */
export async function leaseTransfers(
  tx: Tx,
  { limit, now, open, until }: DueUntil,
): Promise<TransferRow[]> {
  const { id, nextAt } = bankTransfers;
  const due = tx
    .select({ id })
    .from(bankTransfers)
    .where(and(isNotNull(nextAt), lte(nextAt, now), open(id)))
    .orderBy(asc(nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(bankTransfers).set({ nextAt: until }).where(inArray(id, due)).returning();
}

/** Sets when something follows next. */
export async function followNext(
  tx: Tx,
  id: string,
  change: { readonly nextAt: Date | null; readonly remindedAt?: Date },
): Promise<void> {
  await tx.update(bankTransfers).set(change).where(eq(bankTransfers.id, id));
}

/** A first confirmation that waits for a second, or is being booked. */
const isOpen = and(isNull(bankConfirmations.doneAt), isNull(bankConfirmations.withdrawnAt));

export async function findOpenConfirmation(
  db: Db,
  paymentId: string,
): Promise<ConfirmationRow | undefined> {
  const [row] = await db
    .select()
    .from(bankConfirmations)
    .where(and(eq(bankConfirmations.paymentId, paymentId), isOpen));
  return row;
}

/** Lines that came for payments and are not booked, oldest first. */
export async function findArrived(db: Db, paymentIds: readonly string[]): Promise<LineRow[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .select({ line: bankLines })
    .from(bankLines)
    .leftJoin(bankConfirmations, eq(bankConfirmations.id, bankLines.confirmationId))
    .where(
      and(
        inArray(bankLines.paymentId, [...paymentIds]),
        or(isNull(bankLines.confirmationId), isNull(bankConfirmations.doneAt)),
      ),
    )
    .orderBy(asc(bankLines.day), asc(bankLines.id));
  return rows.map(({ line }) => line);
}

/** How many lines of money that came wait for a coordinator: to be confirmed, or to be looked at. */
export async function countLinesWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ lines: count() })
    .from(bankLines)
    .leftJoin(bankConfirmations, eq(bankConfirmations.id, bankLines.confirmationId))
    .where(
      and(
        sql`${bankLines.amount} > 0`,
        isNull(bankLines.note),
        or(isNull(bankLines.confirmationId), isNull(bankConfirmations.doneAt)),
      ),
    );
  return row?.lines ?? 0;
}

export const sumOf = (lines: readonly Pick<LineRow, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Puts a line on a payment, or takes it off; false when it is confirmed, put aside or no credit. */
export async function putLineOn(tx: Tx, id: string, paymentId: string | null): Promise<boolean> {
  const rows = await tx
    .update(bankLines)
    .set({ paymentId })
    .where(
      and(
        eq(bankLines.id, id),
        isNull(bankLines.confirmationId),
        isNull(bankLines.note),
        sql`${bankLines.amount} > 0`,
        paymentId === null ? isNotNull(bankLines.paymentId) : isNull(bankLines.paymentId),
      ),
    )
    .returning({ id: bankLines.id });
  return rows.length > 0;
}

/** Puts a line aside with a reason, or takes that back; false when it is on a payment. */
export async function putLineAside(
  tx: Tx,
  id: string,
  aside: { readonly note: string; readonly by: string; readonly at: Date } | null,
): Promise<boolean> {
  const rows = await tx
    .update(bankLines)
    .set({ note: aside?.note ?? null, asideBy: aside?.by ?? null, asideAt: aside?.at ?? null })
    .where(
      and(
        eq(bankLines.id, id),
        isNull(bankLines.paymentId),
        aside ? isNull(bankLines.note) : isNotNull(bankLines.note),
      ),
    )
    .returning({ id: bankLines.id });
  return rows.length > 0;
}

export async function findLine(db: Db, id: string): Promise<LineRow | undefined> {
  const [row] = await db.select().from(bankLines).where(eq(bankLines.id, id));
  return row;
}

type NewConfirmation = Omit<typeof bankConfirmations.$inferInsert, 'id'>;

/**
 * Stores who confirms first, over these lines; null when one of them is not free any more.
 */
export async function insertConfirmation(
  tx: Tx,
  row: NewConfirmation,
  lineIds: readonly string[],
): Promise<ConfirmationRow | null> {
  const [made] = await tx
    .insert(bankConfirmations)
    .values({ id: newId(), ...row })
    .returning();
  if (!made) return null;
  const taken = await tx
    .update(bankLines)
    .set({ confirmationId: made.id })
    .where(
      and(
        inArray(bankLines.id, [...lineIds]),
        eq(bankLines.paymentId, row.paymentId),
        isNull(bankLines.confirmationId),
      ),
    )
    .returning({ id: bankLines.id });
  return taken.length === lineIds.length ? made : null;
}

/** Changes a confirmation that is open; false when it is not any more. */
export async function updateConfirmation(
  tx: Tx,
  id: string,
  change: Partial<Pick<ConfirmationRow, 'secondBy' | 'secondAt' | 'doneAt' | 'withdrawnAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(bankConfirmations)
    .set(change)
    .where(and(eq(bankConfirmations.id, id), isOpen))
    .returning({ id: bankConfirmations.id });
  return rows.length > 0;
}

/** Frees the lines of a confirmation that was taken back. */
export async function freeLines(tx: Tx, confirmationId: string): Promise<void> {
  await tx
    .update(bankLines)
    .set({ confirmationId: null })
    .where(eq(bankLines.confirmationId, confirmationId));
}
