import { desc, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { payoutFees } from './payout-fees.tables.ts';

type FeeRow = typeof payoutFees.$inferSelect;

/** What is known of payments to doctors: for each the last that was said. */
export async function findLastPayoutFees(
  db: Db,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, FeeRow>> {
  if (payoutIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([payoutFees.payoutId])
    .from(payoutFees)
    .where(inArray(payoutFees.payoutId, [...payoutIds]))
    .orderBy(payoutFees.payoutId, desc(payoutFees.nth));
  return new Map(rows.map((row) => [row.payoutId, row]));
}

export async function insertPayoutFees(
  tx: Tx,
  rows: readonly (typeof payoutFees.$inferInsert)[],
): Promise<void> {
  await tx.insert(payoutFees).values([...rows]);
}
