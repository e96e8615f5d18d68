import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import type { PaymentRow } from '../../payments.repo.ts';
import { payments } from '../../payments.tables.ts';
import type { ConfirmationRow, LineRow } from '../bank.repo.ts';
import { bankConfirmations, bankLines, bankStatements, bankTransfers } from '../bank.tables.ts';

/** A payment by bank with its reference. */
export interface BankPayment {
  readonly payment: PaymentRow;
  readonly reference: string;
}

/** Payments by their ids. */
export async function findPaymentsOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

const withReference = (db: Db) =>
  db
    .select({ payment: payments, reference: bankTransfers.reference })
    .from(bankTransfers)
    .innerJoin(payments, eq(payments.id, bankTransfers.id));

/** Payments by bank, by their ids. */
export async function findBankPayments(db: Db, ids: readonly string[]): Promise<BankPayment[]> {
  if (ids.length === 0) return [];
  return withReference(db).where(inArray(payments.id, [...ids]));
}

/** Ids of payments for which unbooked money came, the longest waiting first. */
export async function findArrivedPayments(db: Db, limit: number): Promise<string[]> {
  const first = sql<string>`min(${bankLines.id}::text)`;
  const rows = await db
    .select({ id: bankLines.paymentId })
    .from(bankLines)
    .leftJoin(bankConfirmations, eq(bankConfirmations.id, bankLines.confirmationId))
    .where(
      and(
        isNotNull(bankLines.paymentId),
        or(isNull(bankLines.confirmationId), isNull(bankConfirmations.doneAt)),
      ),
    )
    .groupBy(bankLines.paymentId)
    .orderBy(asc(first))
    .limit(limit);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Credits that are on no payment and not put aside, oldest first. */
export function findOpenLines(db: Db, limit: number): Promise<LineRow[]> {
  return db
    .select()
    .from(bankLines)
    .where(and(isNull(bankLines.paymentId), isNull(bankLines.note), sql`${bankLines.amount} > 0`))
    .orderBy(asc(bankLines.day), asc(bankLines.id))
    .limit(limit);
}

/** Payments whose transfer has not come, the next to end first. */
export function findWaiting(db: Db, limit: number): Promise<BankPayment[]> {
  const came = db
    .select({ one: sql`1` })
    .from(bankLines)
    .where(eq(bankLines.paymentId, payments.id));
  return withReference(db)
    .where(and(eq(payments.status, 'pending'), sql`not exists ${came}`))
    .orderBy(asc(payments.expiresAt), asc(payments.id))
    .limit(limit);
}

/** Payments for which an unnamed transfer may be: awaited, or ended without one lately. */
export function findCandidates(db: Db, since: Date, limit: number): Promise<BankPayment[]> {
  return withReference(db)
    .where(and(inArray(payments.status, ['pending', 'expired']), gte(payments.createdAt, since)))
    .orderBy(desc(payments.createdAt))
    .limit(limit);
}

/** Confirmations by their ids. */
export async function findConfirmations(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConfirmationRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(bankConfirmations)
    .where(inArray(bankConfirmations.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The last lines of statements. */
export function findLastLines(db: Db, limit: number): Promise<LineRow[]> {
  return db.select().from(bankLines).orderBy(desc(bankLines.day), desc(bankLines.id)).limit(limit);
}

/** The last statements that added lines. */
export function findLastStatements(
  db: Db,
  limit: number,
): Promise<(typeof bankStatements.$inferSelect)[]> {
  return db
    .select()
    .from(bankStatements)
    .orderBy(desc(bankStatements.importedAt), desc(bankStatements.id))
    .limit(limit);
}
