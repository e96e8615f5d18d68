import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { recordEntries } from './record.tables.ts';
import type { EntryContents, EntryKind } from './record-kinds.ts';

export type EntryRow = typeof recordEntries.$inferSelect;

const living = (elderId: string) =>
  and(eq(recordEntries.elderId, elderId), isNull(recordEntries.removedAt));

/** An elder's entries, oldest first, without those entered in error. */
export async function findRecordEntries(db: Db, elderId: string): Promise<EntryRow[]> {
  const { createdAt, id } = recordEntries;
  return db.select().from(recordEntries).where(living(elderId)).orderBy(asc(createdAt), asc(id));
}

/** The entries of one kind, typed: the contract has validated their content. */
export const entriesOf = <K extends EntryKind>(rows: readonly EntryRow[], kind: K) =>
  rows.filter((row): row is EntryRow & { content: EntryContents[K] } => row.kind === kind);

/** All entries of an elder, including those entered in error. */
export async function findEveryEntry(db: Db, elderId: string): Promise<EntryRow[]> {
  const { createdAt, elderId: elder } = recordEntries;
  return db.select().from(recordEntries).where(eq(elder, elderId)).orderBy(asc(createdAt));
}

/** The number of an elder's entries of a kind; serializes additions until the transaction ends. */
export async function countForAdding(tx: Tx, elderId: string, kind: EntryKind): Promise<number> {
  await lock(tx, 'record', elderId);
  const [row] = await tx
    .select({ held: count() })
    .from(recordEntries)
    .where(and(living(elderId), eq(recordEntries.kind, kind)));
  return row?.held ?? 0;
}

export async function insertRecordEntry(
  tx: Tx,
  row: typeof recordEntries.$inferInsert,
): Promise<void> {
  await tx.insert(recordEntries).values(row);
}

/** Changes an entry that was not entered in error; undefined when there is none of that kind. */
export async function updateRecordEntry(
  tx: Tx,
  which: { elderId: string; id: string; kind: EntryKind },
  change: Partial<typeof recordEntries.$inferInsert>,
): Promise<EntryRow | undefined> {
  const { id, kind } = recordEntries;
  const [row] = await tx
    .update(recordEntries)
    .set(change)
    .where(and(living(which.elderId), eq(id, which.id), eq(kind, which.kind)))
    .returning();
  return row;
}

export async function deleteRecordEntries(tx: Tx, elderId: string): Promise<void> {
  await tx.delete(recordEntries).where(eq(recordEntries.elderId, elderId));
}
