import type { Db } from '../../platform/db/database.ts';
import { ledgerEntries } from './payments.tables.ts';

type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

/** What is owned (mobile money) and what is owed or earned. */
export type LedgerAccount = NewLedgerEntry['account'];

export async function insertLedgerEntries(tx: Db, entries: NewLedgerEntry[]): Promise<void> {
  await tx.insert(ledgerEntries).values(entries);
}
