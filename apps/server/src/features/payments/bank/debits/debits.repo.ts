import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { lock } from '../../../../platform/db/locks.ts';
import type { Tx } from '../../../../platform/db/tx.ts';
import { newId } from '../../../../platform/ids/uuid-v7.ts';
import { refunds } from '../../payments.tables.ts';
import { payouts } from '../../payouts/payouts.tables.ts';
import type { LineRow } from '../bank.repo.ts';
import { bankLines, bankUnlisted } from '../bank.tables.ts';
import { bankCharges } from './bank-charges.tables.ts';
import type { SentDays } from './sent-money.repo.ts';
import type { SentMoney } from './sent-money.ts';

export type ChargeRow = typeof bankCharges.$inferSelect;
export type UnlistedRow = typeof bankUnlisted.$inferSelect;

/**
 * Lets one transaction at a time say what money that left is: what is written down while a statement is
 * imported would else not find its line.
 */
export const lockDebits = (tx: Tx): Promise<void> => lock(tx, 'bank-debits', 'bank');

const isCharged = sql`exists (select 1 from ${bankCharges}
  where ${bankCharges.lineId} = ${bankLines.id} and ${bankCharges.reversedAt} is null)`;

const isFree = and(
  lt(bankLines.amount, 0),
  isNull(bankLines.payoutId),
  isNull(bankLines.refundId),
  isNull(bankLines.note),
  sql`not ${isCharged}`,
);

/** Lines of money that left and of which nobody has said yet what it is, of these days. */
export async function findFreeDebits(db: Db, { from, to }: SentDays): Promise<LineRow[]> {
  return db
    .select()
    .from(bankLines)
    .where(
      and(isFree, eq(bankLines.sorted, false), gte(bankLines.day, from), lte(bankLines.day, to)),
    )
    .orderBy(asc(bankLines.day), asc(bankLines.id));
}

/** Puts a line on what was sent; `bySomebody` says so, and not Hafi by itself. False when it is not free. */
export async function putDebitOn(
  tx: Tx,
  id: string,
  sent: Pick<SentMoney, 'id' | 'kind'>,
  bySomebody: boolean,
): Promise<boolean> {
  const on = sent.kind === 'payout' ? { payoutId: sent.id } : { refundId: sent.id };
  const rows = await tx
    .update(bankLines)
    .set({ ...on, sorted: bySomebody })
    .where(and(eq(bankLines.id, id), isFree))
    .returning({ id: bankLines.id });
  return rows.length > 0;
}

const off = { payoutId: null, refundId: null, note: null, asideBy: null, asideAt: null };

/** Takes a line off what it was said to be, with what was written about it; false when it is on nothing. */
export async function takeDebitOff(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(bankLines)
    .set({ ...off, sorted: true })
    .where(
      and(
        eq(bankLines.id, id),
        sql`num_nonnulls(${bankLines.payoutId}, ${bankLines.refundId}) = 1`,
      ),
    )
    .returning({ id: bankLines.id });
  return rows.length > 0;
}

/** Frees the line of a payout that was taken out of the books. */
export async function freeDebitOf(tx: Tx, payoutId: string): Promise<void> {
  await tx
    .update(bankLines)
    .set({ ...off, sorted: false })
    .where(eq(bankLines.payoutId, payoutId));
}

/** Lines of money that left and is not in our books, or with another sum, oldest first. */
export async function findDebitsToSort(db: Db, limit: number): Promise<LineRow[]> {
  const rows = await db
    .select({ line: bankLines })
    .from(bankLines)
    .leftJoin(payouts, eq(payouts.id, bankLines.payoutId))
    .leftJoin(refunds, eq(refunds.id, bankLines.refundId))
    .where(
      and(
        lt(bankLines.amount, 0),
        isNull(bankLines.note),
        sql`not ${isCharged}`,
        sql`coalesce(${payouts.amount}, ${refunds.amount}) is distinct from -${bankLines.amount}`,
      ),
    )
    .orderBy(asc(bankLines.day), asc(bankLines.id))
    .limit(limit);
  return rows.map(({ line }) => line);
}

/** The first and the last day of which a line was imported; null before the first statement. */
export async function findStatedSpan(db: Db): Promise<SentDays | null> {
  const { day } = bankLines;
  const [row] = await db
    .select({
      from: sql<string | null>`min(${day})::text`,
      to: sql<string | null>`max(${day})::text`,
    })
    .from(bankLines);
  return row?.from && row.to ? { from: row.from, to: row.to } : null;
}

/** Which of these lines are booked as charges of the bank. */
export async function findCharges(
  db: Db,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, ChargeRow>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bankCharges)
    .where(and(inArray(bankCharges.lineId, [...lineIds]), isNull(bankCharges.reversedAt)));
  return new Map(rows.map((row) => [row.lineId, row]));
}

export async function insertCharge(
  tx: Tx,
  row: Pick<ChargeRow, 'amount' | 'bookedAt' | 'bookedBy' | 'lineId'>,
): Promise<ChargeRow> {
  const [made] = await tx
    .insert(bankCharges)
    .values({ id: newId(), ...row })
    .returning();
  if (!made) throw new Error('the charge was not written');
  return made;
}

export async function reverseChargeRow(
  tx: Tx,
  id: string,
  reversal: { reversedAt: Date; reversedBy: string; reversalReason: string },
): Promise<void> {
  await tx.update(bankCharges).set(reversal).where(eq(bankCharges.id, id));
}

/** Stores how it was resolved that no statement has something; false when it was already. */
export async function insertUnlisted(
  tx: Tx,
  sent: Pick<SentMoney, 'id' | 'kind'>,
  how: Pick<UnlistedRow, 'note' | 'resolvedAt' | 'resolvedBy'>,
): Promise<boolean> {
  const of = sent.kind === 'payout' ? { payoutId: sent.id } : { refundId: sent.id };
  const rows = await tx
    .insert(bankUnlisted)
    .values({ id: newId(), ...of, ...how })
    .onConflictDoNothing()
    .returning({ id: bankUnlisted.id });
  return rows.length > 0;
}

/** What was resolved, the last first. */
export async function findResolved(db: Db, limit: number): Promise<UnlistedRow[]> {
  const { id, resolvedAt } = bankUnlisted;
  return db.select().from(bankUnlisted).orderBy(desc(resolvedAt), desc(id)).limit(limit);
}
