import { insertOnce } from '../../../platform/db/insert-once.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { ledgerEntries } from '../payments.tables.ts';

type NewLedgerEntry = typeof ledgerEntries.$inferInsert;

const insertEntries = insertOnce(ledgerEntries, (rows) => rows);

export async function insertLedgerEntries(tx: Tx, entries: NewLedgerEntry[]): Promise<void> {
  const [first, ...others] = entries;
  if (first) await insertEntries(tx, [first, ...others]);
}
