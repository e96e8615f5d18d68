import { and, eq, gte, sum } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { ledgerEntries } from './payments.tables.ts';

export type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

/** What is owned (mobile money) and what is owed or earned. */
export type LedgerAccount = NewLedgerEntry['account'];

export async function insertLedgerEntries(tx: Db, entries: NewLedgerEntry[]): Promise<void> {
  await tx.insert(ledgerEntries).values(entries);
}

/** What has come in by mobile money since an instant, in RWF. */
export async function sumReceived(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ received: sum(ledgerEntries.debit) })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'mobile-money'), gte(ledgerEntries.at, since)));
  return Number(row?.received ?? 0);
}
