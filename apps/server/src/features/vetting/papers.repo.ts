import { and, asc, count, eq, exists, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { VettingRow } from './vetting.repo.ts';
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

/** Whether a paper is still there; if so, it is not deleted before the transaction ends. */
export async function keepPaper(tx: Tx, id: string): Promise<boolean> {
  const own = eq(vettingPapers.id, id);
  const rows = await tx
    .select({ id: vettingPapers.id })
    .from(vettingPapers)
    .where(own)
    .for('key share');
  return rows.length > 0;
}

/** Records when a coordinator has opened a paper for the last time. */
export async function recordOpening(
  tx: Tx,
  opening: typeof paperOpenings.$inferInsert,
): Promise<void> {
  const { coordinatorId, openedAt, paperId } = paperOpenings;
  await tx
    .insert(paperOpenings)
    .values(opening)
    .onConflictDoUpdate({
      target: [paperId, coordinatorId],
      set: { openedAt: sql`greatest(${openedAt}, excluded.opened_at)` },
    });
}

/** Which of these papers of these vettings a coordinator has opened for what they decide about now. */
export async function openedBy(
  db: Db,
  coordinatorId: string,
  { papers, vettings: all }: { papers: readonly PaperRow[]; vettings: readonly VettingRow[] },
): Promise<ReadonlySet<string>> {
  if (papers.length === 0) return new Set();
  const paperIds = papers.map(({ id }) => id);
  const rows = await db
    .select({ id: paperOpenings.paperId, at: paperOpenings.openedAt })
    .from(paperOpenings)
    .where(
      and(eq(paperOpenings.coordinatorId, coordinatorId), inArray(paperOpenings.paperId, paperIds)),
    );
  const opened = new Map(rows.map(({ at, id }) => [id, at]));
  const isOpened = ({ id, vettingId }: PaperRow): boolean => {
    const at = opened.get(id);
    const vetting = all.find((each) => each.id === vettingId);
    if (!at || !vetting) return false;
    // A new name is compared with what is on the paper, not with what was looked at before.
    return vetting.nameCheck === null || vetting.sentAt === null || at >= vetting.sentAt;
  };
  return new Set(papers.filter(isOpened).map(({ id }) => id));
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
