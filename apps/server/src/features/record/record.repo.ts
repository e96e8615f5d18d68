import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { recordEntries, recordVersions } from './record.tables.ts';
import type { EntryContents, EntryKind } from './record-kinds.ts';

export type EntryRow = typeof recordEntries.$inferSelect;
export type VersionRow = typeof recordVersions.$inferSelect;

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

/** The allergy of an elder that was withdrawn last. */
export async function findLastWithdrawnAllergy(
  db: Db,
  elder: string,
): Promise<Pick<EntryRow, 'removedAt' | 'removedBy'> | undefined> {
  const { elderId, kind, removedAt, removedBy } = recordEntries;
  const [row] = await db
    .select({ removedAt, removedBy })
    .from(recordEntries)
    .where(and(eq(elderId, elder), eq(kind, 'allergy'), isNotNull(removedAt)))
    .orderBy(desc(removedAt))
    .limit(1);
  return row;
}

/** All entries of an elder, including those entered in error. */
export async function findEveryEntry(db: Db, elderId: string): Promise<EntryRow[]> {
  const { createdAt, elderId: elder } = recordEntries;
  return db.select().from(recordEntries).where(eq(elder, elderId)).orderBy(asc(createdAt));
}

/** What stood in an elder's entries before each change, oldest first. */
export async function findVersions(db: Db, elderId: string): Promise<VersionRow[]> {
  const { changedAt, elderId: elder, id } = recordVersions;
  return db
    .select()
    .from(recordVersions)
    .where(eq(elder, elderId))
    .orderBy(asc(changedAt), asc(id));
}

/**
 * An elder's entries of one kind, without those entered in error; whoever else adds or changes
 * waits until the transaction ends.
 */
export async function entriesToWrite<K extends EntryKind>(tx: Tx, elderId: string, kind: K) {
  await lock(tx, 'record', elderId);
  return entriesOf(await findRecordEntries(tx, elderId), kind);
}

export async function insertVersion(
  tx: Tx,
  row: typeof recordVersions.$inferInsert,
): Promise<void> {
  await tx.insert(recordVersions).values(row);
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
