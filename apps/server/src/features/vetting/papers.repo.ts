import { and, asc, count, eq, exists, inArray, lt, notInArray } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { paperOpenings, vettingPapers, vettings } from './vetting.tables.ts';

export type PaperRow = typeof vettingPapers.$inferSelect;

/** The papers of these vettings, oldest first. */
export async function findPapers(db: Db, vettingIds: readonly string[]): Promise<PaperRow[]> {
  if (vettingIds.length === 0) return [];
  const { addedAt, id, vettingId } = vettingPapers;
  return db
    .select()
    .from(vettingPapers)
    .where(inArray(vettingId, [...vettingIds]))
    .orderBy(asc(addedAt), asc(id));
}

/** One paper of a vetting. */
export async function findPaper(
  db: Db,
  vettingId: string,
  id: string,
): Promise<PaperRow | undefined> {
  const [row] = await db
    .select()
    .from(vettingPapers)
    .where(and(eq(vettingPapers.id, id), eq(vettingPapers.vettingId, vettingId)));
  return row;
}

export async function countPapers(db: Db, vettingId: string): Promise<number> {
  const [row] = await db
    .select({ held: count() })
    .from(vettingPapers)
    .where(eq(vettingPapers.vettingId, vettingId));
  return row?.held ?? 0;
}

export async function insertPaper(tx: Tx, row: PaperRow): Promise<void> {
  await tx.insert(vettingPapers).values(row);
}

export async function deletePaper(tx: Tx, id: string): Promise<void> {
  await tx.delete(vettingPapers).where(eq(vettingPapers.id, id));
}

/** Records that a coordinator has opened a paper; only the first time counts. */
export async function recordOpening(
  tx: Tx,
  opening: typeof paperOpenings.$inferInsert,
): Promise<void> {
  await tx.insert(paperOpenings).values(opening).onConflictDoNothing();
}

/** Which of these papers a coordinator has opened. */
export async function openedBy(
  db: Db,
  coordinatorId: string,
  paperIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paperIds.length === 0) return new Set();
  const rows = await db
    .select({ id: paperOpenings.paperId })
    .from(paperOpenings)
    .where(
      and(
        eq(paperOpenings.coordinatorId, coordinatorId),
        inArray(paperOpenings.paperId, [...paperIds]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Papers of people who are neither confirmed nor waiting, and whose vetting has not changed since. */
export async function findStalePapers(db: Db, before: Date): Promise<PaperRow[]> {
  const { changedAt, id, state } = vettings;
  const stale = new QueryBuilder()
    .select()
    .from(vettings)
    .where(
      and(
        eq(id, vettingPapers.vettingId),
        notInArray(state, ['confirmed', 'waiting']),
        lt(changedAt, before),
      ),
    );
  return db
    .select()
    .from(vettingPapers)
    .where(and(lt(vettingPapers.addedAt, before), exists(stale)))
    .limit(500);
}
