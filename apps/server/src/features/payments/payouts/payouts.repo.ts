import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { newestFirst } from '../../../platform/db/keyset.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Wanted } from '../../../platform/http/read-page.ts';
import { doctorOfBooking, isBookingOf, isBookingOver } from '../../bookings/bookings.public.ts';
import { ledgerEntries, payments } from '../payments.tables.ts';
import { payouts } from './payouts.tables.ts';

export type PayoutRow = typeof payouts.$inferSelect;

/** What is owed to a doctor, in whole RWF; less than 0 when too much was paid. */
export interface Owed {
  /** For appointments that are over. */
  readonly due: number;
  /** For appointments to come. */
  readonly toCome: number;
}

const sumOf = (filter: SQL) =>
  sql`coalesce(sum(${ledgerEntries.credit} - ${ledgerEntries.debit}) filter (where ${filter}), 0)`.mapWith(
    Number,
  );

const owedAt = (now: Date) => {
  const isOver = sql`${isNotNull(ledgerEntries.payoutId)} or ${isBookingOver(payments.purposeId, now)}`;
  return { due: sumOf(isOver), toCome: sumOf(sql`not (${isOver})`) };
};

const ofDoctors = eq(ledgerEntries.account, 'doctors-due');

/** Whose an entry of what doctors are owed is; its payment and its payout are joined. */
export const doctorOfEntry = sql<
  string | null
>`coalesce(${payouts.doctorId}, ${doctorOfBooking(payments.purposeId)})`;

/** What is owed to each doctor now, most first; who has nothing to get or to return is left out. */
export async function sumDueByDoctor(
  db: Db,
  now: Date,
): Promise<(Owed & { doctorId: string | null })[]> {
  const sums = owedAt(now);
  return db
    .select({ doctorId: doctorOfEntry, ...sums })
    .from(ledgerEntries)
    .leftJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(payouts, eq(payouts.id, ledgerEntries.payoutId))
    .where(ofDoctors)
    .groupBy(sql`1`)
    .having(sql`${sums.due} <> 0 or ${sums.toCome} <> 0`)
    .orderBy(sql`2 desc, 3 desc, 1`);
}

/** What is owed to one doctor now. */
export async function sumDueTo(db: Db, doctorId: string, now: Date): Promise<Owed> {
  const [sums] = await db
    .select(owedAt(now))
    .from(ledgerEntries)
    .leftJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(payouts, eq(payouts.id, ledgerEntries.payoutId))
    .where(
      and(
        ofDoctors,
        sql`(${payouts.doctorId} = ${doctorId} or ${isBookingOf(payments.purposeId, doctorId)})`,
      ),
    );
  return sums ?? { due: 0, toCome: 0 };
}

/**
 * How much of a payment its doctor has been paid already, in whole RWF: what is owed to the doctor does
 * not cover it any more.
 */
export async function sumPaidOut(db: Db, paymentId: string, now: Date): Promise<number> {
  const [own] = await db
    .select({
      doctorId: doctorOfEntry,
      share: sql`sum(${ledgerEntries.credit} - ${ledgerEntries.debit})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .leftJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(payouts, eq(payouts.id, ledgerEntries.payoutId))
    .where(and(ofDoctors, eq(ledgerEntries.paymentId, paymentId)))
    .groupBy(sql`1`);
  if (!own?.doctorId) return 0;
  const { due, toCome } = await sumDueTo(db, own.doctorId, now);
  return Math.max(0, own.share - Math.max(0, due + toCome));
}

/** Stores a payout; undefined when one with its reference is in the books. */
export async function insertPayout(
  tx: Tx,
  row: typeof payouts.$inferInsert,
): Promise<PayoutRow | undefined> {
  const [made] = await tx.insert(payouts).values(row).onConflictDoNothing().returning();
  return made;
}

export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row;
}

/** Locks payouts that stand in the books, in one order; returns them. */
export async function lockPayouts(tx: Tx, ids: readonly string[]): Promise<PayoutRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(payouts)
    .where(and(inArray(payouts.id, [...ids]), isNull(payouts.reversedAt)))
    .orderBy(payouts.id)
    .for('update');
}

export async function reverse(
  tx: Tx,
  id: string,
  reversal: { reversedAt: Date; reversedBy: string; reversalReason: string },
): Promise<PayoutRow> {
  const [row] = await tx.update(payouts).set(reversal).where(eq(payouts.id, id)).returning();
  if (!row) throw new Error('there is no such payout');
  return row;
}

/** The payouts with these ids. */
export async function findPayoutsById(db: Db, ids: readonly string[]): Promise<PayoutRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(payouts)
    .where(inArray(payouts.id, [...ids]));
}

/** Payouts to everybody, or to one doctor, the last recorded first. */
export async function findPayouts(
  db: Db,
  doctorId: string | null,
  { after, limit }: Wanted,
): Promise<PayoutRow[]> {
  const order = newestFirst(payouts.createdAt, payouts.id);
  return db
    .select()
    .from(payouts)
    .where(and(doctorId === null ? undefined : eq(payouts.doctorId, doctorId), order.beyond(after)))
    .orderBy(...order.by)
    .limit(limit);
}
