import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { documentShares, healthDocuments } from './documents.tables.ts';

export type DocumentRow = typeof healthDocuments.$inferSelect;
export type ShareRow = typeof documentShares.$inferSelect;

const living = isNull(healthDocuments.removedAt);

/** An elder's documents, latest document date first. */
export async function findDocuments(db: Db, elderId: string): Promise<DocumentRow[]> {
  const { date, elderId: elder, id } = healthDocuments;
  return db
    .select()
    .from(healthDocuments)
    .where(and(eq(elder, elderId), living))
    .orderBy(desc(date), desc(id));
}

/** One document of an elder. */
export async function findDocument(
  db: Db,
  elderId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(healthDocuments)
    .where(and(eq(healthDocuments.id, id), eq(healthDocuments.elderId, elderId), living));
  return row;
}

/** All documents of an elder, including removed ones. */
export async function findEveryDocument(db: Db, elderId: string): Promise<DocumentRow[]> {
  const { addedAt, elderId: elder } = healthDocuments;
  return db.select().from(healthDocuments).where(eq(elder, elderId)).orderBy(desc(addedAt));
}

/** The number of an elder's documents; serializes additions until the transaction ends. */
export async function countForAdding(tx: Tx, elderId: string): Promise<number> {
  await lock(tx, 'documents', elderId);
  const [row] = await tx
    .select({ held: count() })
    .from(healthDocuments)
    .where(and(eq(healthDocuments.elderId, elderId), living));
  return row?.held ?? 0;
}

/** Whether there is a document that is a copy of a message. */
export const hasCopyOf = async (db: Db, messageId: string): Promise<boolean> =>
  (await db.$count(healthDocuments, and(eq(healthDocuments.copyOf, messageId), living))) > 0;

export async function insertDocument(
  tx: Tx,
  row: typeof healthDocuments.$inferInsert,
): Promise<void> {
  await tx.insert(healthDocuments).values(row);
}

/** Marks a document as removed and revokes its links. */
export async function markRemoved(
  tx: Tx,
  id: string,
  by: { readonly personId: string; readonly at: Date },
): Promise<void> {
  const removed = { removedAt: by.at, removedBy: by.personId };
  await tx.update(healthDocuments).set(removed).where(eq(healthDocuments.id, id));
  const { documentId, endedAt } = documentShares;
  await tx
    .update(documentShares)
    .set({ endedAt: by.at })
    .where(and(eq(documentId, id), isNull(endedAt)));
}

/** Deletes the rows of an elder's documents and their links; returns the ids of all of them. */
export async function deleteDocuments(tx: Tx, elderId: string): Promise<string[]> {
  const gone = await tx
    .delete(healthDocuments)
    .where(eq(healthDocuments.elderId, elderId))
    .returning({ id: healthDocuments.id });
  return gone.map(({ id }) => id);
}

const open = (now: Date) => and(isNull(documentShares.endedAt), gt(documentShares.expiresAt, now));

/** The valid links of documents, newest first. */
export async function findOpenShares(
  db: Db,
  documentIds: readonly string[],
  now: Date,
): Promise<ShareRow[]> {
  if (documentIds.length === 0) return [];
  const { createdAt, documentId } = documentShares;
  return db
    .select()
    .from(documentShares)
    .where(and(inArray(documentId, [...documentIds]), open(now)))
    .orderBy(desc(createdAt));
}

/** The number of a document's open links; serializes sharing until the transaction ends. */
export async function countForSharing(tx: Tx, documentId: string, now: Date): Promise<number> {
  await lock(tx, 'document-links', documentId);
  const [row] = await tx
    .select({ held: count() })
    .from(documentShares)
    .where(and(eq(documentShares.documentId, documentId), open(now)));
  return row?.held ?? 0;
}

export async function insertShare(tx: Tx, row: typeof documentShares.$inferInsert): Promise<void> {
  await tx.insert(documentShares).values(row);
}

/** A valid link with its document, by a condition. */
async function findShareBy(db: Db, condition: ReturnType<typeof eq>, now: Date) {
  const [row] = await db
    .select({ share: documentShares, document: healthDocuments })
    .from(documentShares)
    .innerJoin(healthDocuments, eq(healthDocuments.id, documentShares.documentId))
    .where(and(condition, open(now), living));
  return row;
}

/** A valid link by the hash of its token. */
export const findShareByToken = (db: Db, tokenHash: string, now: Date) =>
  findShareBy(db, eq(documentShares.tokenHash, tokenHash), now);

/** A valid link by its id. */
export const findShare = (db: Db, id: string, now: Date) =>
  findShareBy(db, eq(documentShares.id, id), now);

export async function markShareEnded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(documentShares).set({ endedAt: at }).where(eq(documentShares.id, id));
}

/** Revokes all links that a person shared. */
export async function endSharesOf(tx: Tx, sharerId: string, at: Date): Promise<void> {
  const { endedAt, sharerId: sharer } = documentShares;
  await tx
    .update(documentShares)
    .set({ endedAt: at })
    .where(and(eq(sharer, sharerId), isNull(endedAt)));
}

/** Counts one opening of a link. */
export async function countOpen(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(documentShares)
    .set({ opens: sql`${documentShares.opens} + 1`, lastOpenedAt: at })
    .where(eq(documentShares.id, id));
}

/** All links that a person shared. */
export async function findSharesOf(db: Db, sharerId: string): Promise<ShareRow[]> {
  const { createdAt, sharerId: sharer } = documentShares;
  return db.select().from(documentShares).where(eq(sharer, sharerId)).orderBy(desc(createdAt));
}
