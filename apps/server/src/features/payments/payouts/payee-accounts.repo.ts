import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { payeeAccounts, payeeRequests } from './payee-accounts.tables.ts';

export type PayeeAccountRow = typeof payeeAccounts.$inferSelect;
type PayeeRequestRow = typeof payeeRequests.$inferSelect;

/** Where these doctors want to be paid, by doctor. */
export async function findPayeeAccounts(
  db: Db,
  doctorIds: readonly string[],
): Promise<ReadonlyMap<string, PayeeAccountRow>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payeeAccounts)
    .where(and(inArray(payeeAccounts.doctorId, [...doctorIds]), isNull(payeeAccounts.replacedAt)));
  return new Map(rows.map((row) => [row.doctorId, row]));
}

/** All accounts that are kept of a doctor, with those that were replaced since the last payout. */
export async function findKeptAccounts(db: Db, doctorId: string): Promise<PayeeAccountRow[]> {
  return db
    .select()
    .from(payeeAccounts)
    .where(eq(payeeAccounts.doctorId, doctorId))
    .orderBy(payeeAccounts.since);
}

/** Stores where a doctor wants to be paid, in the place of what was known. */
export async function replacePayeeAccount(
  tx: Tx,
  row: typeof payeeAccounts.$inferInsert,
): Promise<PayeeAccountRow> {
  await tx
    .update(payeeAccounts)
    .set({ replacedAt: row.since })
    .where(and(eq(payeeAccounts.doctorId, row.doctorId), isNull(payeeAccounts.replacedAt)));
  const [made] = await tx.insert(payeeAccounts).values(row).returning();
  if (!made) throw new Error('the account was not stored');
  await tx.delete(payeeRequests).where(eq(payeeRequests.doctorId, row.doctorId));
  return made;
}

/** Removes what was replaced: a payout has its own copy. */
export async function forgetReplacedAccounts(tx: Tx, doctorId: string): Promise<void> {
  await tx
    .delete(payeeAccounts)
    .where(and(eq(payeeAccounts.doctorId, doctorId), isNotNull(payeeAccounts.replacedAt)));
}

/** Removes everything about where a doctor wants to be paid. */
export async function erasePayeeAccounts(tx: Tx, doctorId: string): Promise<void> {
  await tx.delete(payeeAccounts).where(eq(payeeAccounts.doctorId, doctorId));
  await tx.delete(payeeRequests).where(eq(payeeRequests.doctorId, doctorId));
}

/** Records that a coordinator has asked a doctor where to pay. */
export async function recordPayeeRequest(tx: Tx, row: PayeeRequestRow): Promise<void> {
  const { askedAt, askedBy } = row;
  await tx
    .insert(payeeRequests)
    .values(row)
    .onConflictDoUpdate({ target: payeeRequests.doctorId, set: { askedAt, askedBy } });
}

/** Who has asked these doctors last where to pay, by doctor. */
export async function findPayeeRequests(
  db: Db,
  doctorIds: readonly string[],
): Promise<ReadonlyMap<string, PayeeRequestRow>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(payeeRequests)
    .where(inArray(payeeRequests.doctorId, [...doctorIds]));
  return new Map(rows.map((row) => [row.doctorId, row]));
}
